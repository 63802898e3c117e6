import type { ProductCard } from '@/lib/catalogue/types';

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Words that labels print before or after a model number, and quantities with units; neither is a model number. */
const BESIDE =
  /^(?:e-?nr|pnc|mod(?:el)?|typ(?:e)?|ser(?:ial)?|s\/?n|no|nr|fd|code|product)[.:]*$|^\d+(?:[.,]\d+)?-?\d*(?:kg|mm|cm|rpm|v|w|kw|kwh|hz|a|l|db|bar)$|^(?:kg|mm|cm|rpm|hz|kw|kwh|db|bar)$/i;

/** The index of a series after a model number: `WX14/01`. */
const INDEX = /\/[a-z0-9]{1,3}$/i;

const LEAST_MODEL = 4;

const wordsOf = (said: string): string[] =>
  said
    .split(/[\s,;:()]+/)
    .filter((word) => word !== '' && !BESIDE.test(word))
    .map((word) => word.replace(INDEX, ''));

/** Maximum number of words in a model number: `WS 1216 B`. */
const MOST_WORDS = 3;

/** Possible model numbers on a label: each word, and neighbouring words joined. */
function numbersIn(said: string): string[] {
  const words = wordsOf(said);
  return words.flatMap((_, from) =>
    Array.from({ length: MOST_WORDS }, (__, more) => bare(words.slice(from, from + more + 1).join(''))),
  );
}

/** A colour code after a model number: `TW914WH`. */
const FINISH = /^[a-z]{1,2}$/;

const isCalled = (number: string, name: string): boolean =>
  number === name || (number.startsWith(name) && FINISH.test(number.slice(name.length)));

/** Returns the product that a label names by model number or SKU; if several match, the one with the longest number. */
export function modelIn(said: string, known: readonly ProductCard[]): ProductCard | null {
  const numbers = numbersIn(said);
  const called = known.flatMap((card) =>
    [card.facts.model ?? '', card.sku]
      .map(bare)
      .filter((name) => name.length >= LEAST_MODEL && numbers.some((number) => isCalled(number, name)))
      .map((name) => ({ card, length: name.length })),
  );
  return called.toSorted((a, b) => b.length - a.length)[0]?.card ?? null;
}

const MIXED = /^(?=.*\d)(?=.*[a-z])[a-z0-9-]{4,20}$/i;
const LETTERS = /^[a-z]{1,4}$/i;
const FIGURES = /^\d{2,6}[a-z]{0,3}$/i;

/**
 * Returns the text of a label that is worth searching for in the whole catalogue, as typed; null where there is none.
 */
export function soughtModel(said: string): string | null {
  const words = wordsOf(said);
  const one = words.find((word) => MIXED.test(word));
  if (one) return one;
  const at = words.findIndex((word, index) => LETTERS.test(word) && FIGURES.test(words[index + 1] ?? ''));
  return at < 0 ? null : `${words[at]} ${words[at + 1]}`;
}
