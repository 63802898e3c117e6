import { HELP_ALIKE, HELP_PHRASES, HELP_SMALL } from './data/help-words';
import type { Reading } from './understand/descriptions';
import { common } from './understand/lexicon';
import { rootOf } from './understand/roots';

const alike: ReadonlyMap<string, string> = new Map(
  HELP_ALIKE.flatMap((line) => {
    const roots = line.split('|').map(rootOf);
    return roots.map((root) => [root, roots[0] ?? root] as const);
  }),
);

/** How questions to the shop and the pages that answer them are read. */
export const HELP_READING: Reading = {
  saidAs: HELP_PHRASES,
  small: new Set(HELP_SMALL.split('|')),
  rootOf: (word) => {
    const root = rootOf(word);
    return alike.get(root) ?? root;
  },
  classesOf: () => [],
  wide: new Set(),
  isCommon: ({ word }) => common.has(word),
};
