import { asidesIn } from './asides';
import type { Lexicon, Sense } from './lexicon';
import type { MeasureWish } from './measures';
import type { Found } from './phrases';
import { type PriceWish, priceIn } from './prices';
import { dimensionsAt } from './dimensions';
import { refusedAt } from './refusals';
import type { SizeWord } from './sizes';
import { type Said, type Text, thingAt } from './things';
import { span, type Word } from './words';

/** Everything that was read from the words of a query. */
export type Scan = {
  said: readonly Said[];
  measures: readonly MeasureWish[];
  prices: readonly PriceWish[];
};

/** Returns a function that tells whether the word at a position is free, that is, has no meaning yet. */
export function freeIn({ said, measures, prices }: Scan): (at: number) => boolean {
  const taken = [...said, ...measures, ...prices];
  return (at) => !taken.some((one) => at >= one.at && at < one.at + one.length);
}

/** Words over which a refusal continues: `no wifi or app`. */
const GOES_ON = /^(?:or|nor|and)$/;

/**
 * Reads the words of a query. First come sums that are not prices (a running cost asks for low ones), then dimensions,
 * then prices, then phrases and measures, the longest from each word on.
 */
export function scan(words: readonly Word[], { phrases }: Lexicon): Scan {
  const taken = words.map(() => false);
  const isFree = (at: number) => at < words.length && !taken[at];
  const take = ({ at, length }: { at: number; length: number }) => taken.fill(true, at, at + length);
  const said: Said[] = asidesIn(words).map(({ at, length, isRunning }) => ({
    at,
    length,
    isNot: false,
    meaning: isRunning ? { what: 'sort', sort: 'running-cost' } : { what: 'aside' },
  }));
  said.forEach(take);
  const measures = words.flatMap((_, at) => {
    const sides = dimensionsAt(words, at).filter((side) => span(side).every(isFree));
    for (const side of sides) take(side);
    return sides;
  });
  const prices = pricesIn(words, isFree, take);
  for (let at = 0; at < words.length; ) {
    const found = isFree(at) ? readAt({ words, isFree, phrases }, at, said) : null;
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

/** Returns at most one lower and one upper limit. */
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

function readAt(text: Text, at: number, said: readonly Said[]): Said | MeasureWish | null {
  const found = thingAt(text, at);
  if (!found) return refusedAt(text, at, said);
  if ('want' in found) return found;
  if (found.meaning.what === 'trouble' || isTooMuch(text.words, found)) return troubleAt(text, found, said);
  // The word `free` after a feature refuses it: `wifi free`.
  const isFree = found.meaning.what === 'fact' && text.words[at + found.length]?.text === 'free';
  return {
    ...found,
    length: found.length + (isFree ? 1 : 0),
    isNot: isFree || isStillNot(text.words, at, said.at(-1)) || isRefusedAgain(found, said.at(-1)),
  };
}

/** Sizes that are asked for by a complaint about the opposite: `too small`. */
const OPPOSITES: Readonly<Partial<Record<SizeWord, SizeWord>>> = {
  small: 'large',
  few: 'large',
  large: 'small',
  wide: 'slim',
};

function oppositeOf({ meaning }: Found<Sense>): Sense | null {
  if (meaning.what === 'trouble') return meaning.instead;
  const size = meaning.what === 'size' ? OPPOSITES[meaning.size] : undefined;
  return size ? { what: 'size', size } : null;
}

const isTooMuch = (words: readonly Word[], found: Found<Sense>): boolean =>
  words[found.at - 1]?.text === 'too' && oppositeOf(found) !== null;

/** What a complaint such as `too noisy` asks for; null for the bare word, which says nothing. */
function troubleAt({ words }: Text, found: Found<Sense>, said: readonly Said[]): Said | null {
  const instead = oppositeOf(found);
  const isComplaint = /^(?:too|so|less)$/.test(words[found.at - 1]?.text ?? '');
  // An earlier refusal continues: `not black or noisy`.
  const isRefused = isStillNot(words, found.at, said.at(-1));
  return instead && (isComplaint || isRefused) ? { ...found, meaning: instead, isNot: false } : null;
}

/** Whether a refused thing is only named again: `no non-stick teflon`. */
const isRefusedAgain = ({ at, meaning }: Found<Sense>, before: Said | undefined): boolean =>
  before !== undefined &&
  before.isNot &&
  before.at + before.length === at &&
  before.meaning.what === 'fact' &&
  meaning.what === 'fact' &&
  before.meaning.names === meaning.names;

const isStillNot = (words: readonly Word[], at: number, before: Said | undefined): boolean =>
  before !== undefined &&
  before.isNot &&
  before.meaning.what !== 'kind' &&
  before.at + before.length === at - 1 &&
  GOES_ON.test(words[at - 1]?.text ?? '');
