import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { findEntries } from '@/lib/content/entries';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import type { EditorWords } from './editor-words';
import { mapEditorWords } from './map-editor-words';

/** Content type of the synonyms and redirects that editors maintain. */
const TYPE = 'searchWord';

const NOTHING: EditorWords = { synonyms: [], redirects: [] };

async function cachedWords(): Promise<EditorWords> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType(TYPE));
  return mapEditorWords(await findEntries(TYPE, false));
}

const wordsOnRequest = onRequest('editor words', cachedWords);

/** Returns the editors' synonyms and redirects; none while the content service is unreachable. */
export const getEditorWords = async (): Promise<EditorWords> => (await orNull(wordsOnRequest)) ?? NOTHING;
