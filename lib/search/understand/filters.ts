import type { Kind } from '@/lib/catalogue/kinds/table';
import { freeIn, type Scan } from './scan';
import type { Word } from './words';

/** Accessories that share one word. The appliance named beside it tells which one is meant. */
const PARTS: readonly (readonly [word: RegExp, of: readonly (readonly [of: RegExp, kind: Kind])[]])[] = [
  [
    /^filter$/,
    [
      [/hood/i, 'Hood filter'],
      [/fridge|coffee|tap/i, 'Water filter'],
    ],
  ],
  [
    /^(?:pipe|tube|tubing|piping|pipework)$/,
    [
      [/hood|venting|conditioner/i, 'Ducting'],
      [/wash|dryer/i, 'Hose'],
    ],
  ],
];

/** In `a tap that boils water and filters`, the word is a verb. */
const DOES = /^(?:and|that|which|also|it)$/;

const JOINS = /^(?:for|to|that|of|from|off|cartridges?|refills?|replacement)$/;

/**
 * Reads `filter for a Zephrane hood`, `filters cooker hood`, `pipe for an extractor` and `Norrvik fridge filter` as
 * accessories, whatever stands between the words.
 */
export function withFilter(words: readonly Word[], found: Scan): Scan {
  const taken = [...found.said, ...found.measures, ...found.prices];
  const isFree = freeIn(found);
  const isJoined = (place: number) =>
    place === words.length - 1 ||
    JOINS.test(words[place + 1]?.text ?? '') ||
    taken.some((one) => one.at === place + 1 && !('meaning' in one && one.meaning.what === 'fact'));
  const isDone = (place: number) =>
    words[place]?.text === 'filters' && DOES.test(words[place - 1]?.text ?? '');
  const kinds = found.said.flatMap(({ meaning, isNot }) =>
    meaning.what === 'kind' && !isNot ? meaning.kinds : [],
  );
  for (const [word, of] of PARTS) {
    const at = words.findIndex(
      ({ stem }, place) => word.test(stem) && isFree(place) && isJoined(place) && !isDone(place),
    );
    const [, kind] = of.find(([goods]) => kinds.some((one) => goods.test(one))) ?? [];
    if (at < 0 || !kind) continue;
    const meaning = { what: 'kind', kinds: [kind], isPart: true } as const;
    return { ...found, said: [...found.said, { at, length: 1, isNot: false, meaning }] };
  }
  return found;
}
