import { z } from 'zod';
import { readable } from '@/lib/content/shapes';
import type { EditorWords } from './editor-words';

/** A path of this shop, and never of another host, however that is written. */
const path = z.string().regex(/^\/(?![/\\])/);

const entry = z.object({
  fields: z.object({
    name: z.string().min(1),
    words: z.string(),
    means: z.string().min(1).nullish(),
    path: path.nullish(),
  }),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Maps the entries `searchWord`; those that cannot be read are skipped. A path takes precedence over a meaning. */
export function mapEditorWords(items: unknown): EditorWords {
  const taught = readable(entry)
    .parse(items)
    .flatMap(({ fields }) => linesOf(fields.words).map((words) => ({ ...fields, words })));
  return {
    synonyms: taught.flatMap(({ words, means, path: to }) => (means && !to ? [{ words, means }] : [])),
    redirects: taught.flatMap(({ words, name, path: to }) => (to ? [{ words, name, path: to }] : [])),
  };
}
