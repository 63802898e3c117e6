import { z } from 'zod';
import { getBrands } from '@/lib/catalogue/places/queries';
import { answer, reads } from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';
import { orAway } from '@/lib/platform/upstreams/away';
import { getEditorWords } from '@/lib/search/editor-words-queries';
import type { SearchSettings } from '@/lib/search/types';

/** The public half of the search service's settings, for the quick search and for what it counts. */
export const GET = reads(z.object({}), async () => {
  const { appId, searchKey: key, url, insightsUrl, indexPrefix, hosted } = config().search;
  const [makers, editorWords] = await Promise.all([orAway(getBrands), getEditorWords()]);
  const isOwnHost = hosted && new URL(url).hostname.endsWith('.algolia.net');
  return answer({
    appId,
    key,
    url: isOwnHost ? null : url,
    insightsUrl,
    indexPrefix,
    makers: (makers ?? []).map(({ id, name, path }) => ({ id, name, path })),
    editorWords,
  } satisfies SearchSettings);
});
