import { type Lexicon, negators, type Sense } from './lexicon';
import { measureAt, type MeasureWish } from './measures';
import { type Found, phraseAt } from './phrases';
import { type PriceWish, priceIn } from './prices';
import type { Word } from './words';

/** A phrase that was found, and whether its opposite is wished. `length` holds the words that say so. */
export type Said = Found<Sense> & { isNot: boolean };

/** Everything that a row of words says. */
export type Scan = {
  said: readonly Said[];
  measures: readonly MeasureWish[];
  prices: readonly PriceWish[];
};

/** Words between a negator and what it turns around. */
const LINKS = /^(?:a|an|any|the|from|made|by|in|with|is|be|have|has|having|need|want|of|be|too|that|it|for)$/;
/** A wish that was turned around goes on over these: `no wifi or app`. */
const GOES_ON = /^(?:or|nor|and)$/;

/** Reads phrases first, the longest from each word on; then measures; then a price among what is left. */
export function scan(words: readonly Word[], lexicon: Lexicon): Scan {
  const taken = words.map(() => false);
  const isFree = (at: number) => at < words.length && !taken[at];
  const take = ({ at, length }: { at: number; length: number }) => taken.fill(true, at, at + length);
  const prices = pricesIn(words, isFree, take);
  const said: Said[] = [];
  const measures: MeasureWish[] = [];
  for (let at = 0; at < words.length; ) {
    const found = isFree(at) ? readAt(words, at, isFree, lexicon, said.at(-1)) : null;
    if (!found) {
      at += 1;
      continue;
    }
    take(found);
    if ('want' in found) measures.push(found);
    else said.push(found);
    at = found.at + found.length;
  }
  return { said, measures, prices };
}

/** At most one limit below and one above. */
function pricesIn(
  words: readonly Word[],
  isFree: (at: number) => boolean,
  take: (price: PriceWish) => void,
): PriceWish[] {
  const first = priceIn(words, isFree);
  if (!first) return [];
  take(first);
  const second = priceIn(words, isFree);
  const isOther =
    second && (first.min === null ? second.max === null : first.max === null && second.min === null);
  if (!isOther) return [first];
  take(second);
  return [first, second];
}

function readAt(
  words: readonly Word[],
  at: number,
  isFree: (at: number) => boolean,
  { phrases }: Lexicon,
  before: Said | undefined,
): Said | MeasureWish | null {
  const plain = phraseAt(phrases, words, at, isFree);
  const measure = measureAt(words, at);
  if (measure && measure.length >= (plain?.length ?? 0) && span(measure).every(isFree)) return measure;
  if (plain) return { ...plain, isNot: isStillNot(words, at, before) };
  const negator = phraseAt(negators, words, at, isFree);
  if (!negator) return null;
  let target = at + negator.length;
  while (target < at + negator.length + 3 && LINKS.test(words[target]?.text ?? '')) target += 1;
  const turned = phraseAt(phrases, words, target, isFree);
  return turned && { ...turned, at, length: target + turned.length - at, isNot: true };
}

const span = ({ at, length }: { at: number; length: number }) => Array.from({ length }, (_, i) => at + i);

const isStillNot = (words: readonly Word[], at: number, before: Said | undefined): boolean =>
  before !== undefined &&
  before.isNot &&
  before.meaning.what !== 'kind' &&
  before.at + before.length === at - 1 &&
  GOES_ON.test(words[at - 1]?.text ?? '');
