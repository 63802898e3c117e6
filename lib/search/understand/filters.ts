import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Scan } from './scan';
import type { Word } from './words';

/** What is called a filter by what it is for. */
const FILTERS: readonly (readonly [of: RegExp, kind: Kind])[] = [
  [/hood/i, 'Hood filter'],
  [/fridge|coffee|tap/i, 'Water filter'],
];

/** Reads `filter for a Zephrane hood`, `filters cooker hood` and `Norrvik fridge filter` as that accessory, whatever stands between. */
export function withFilter(words: readonly Word[], found: Scan): Scan {
  const taken = [...found.said, ...found.measures, ...found.prices];
  const at = words.findIndex(
    ({ stem }, place) =>
      stem === 'filter' &&
      !taken.some((one) => place >= one.at && place < one.at + one.length) &&
      (place === words.length - 1 ||
        /^(?:for|to|that|of)$/.test(words[place + 1]?.text ?? '') ||
        found.said.some(({ meaning, at: next }) => meaning.what !== 'fact' && next === place + 1)),
  );
  if (at < 0) return found;
  const kinds = found.said.flatMap(({ meaning, isNot }) =>
    meaning.what === 'kind' && !isNot ? meaning.kinds : [],
  );
  const [, kind] = FILTERS.find(([of]) => kinds.some((one) => of.test(one))) ?? [];
  if (!kind) return found;
  const meaning = { what: 'kind', kinds: [kind], isPart: true } as const;
  return { ...found, said: [...found.said, { at, length: 1, isNot: false, meaning }] };
}
