import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Said } from './things';
import type { Word } from './words';

type KindSaid = Said & { meaning: Extract<Said['meaning'], { what: 'kind' }> };

const isKind = (said: Said): said is KindSaid => said.meaning.what === 'kind';

/** Words before a thing that is not looked for: where the product goes, or what it goes with. */
const BESIDE = /^(?:for|match|under|underneath|above|over|beside|below|near|behind|into|inside)$/;

/**
 * Returns the kinds that a query means. If a part or service is named, only that is meant. What stands after `for` or
 * `under` only says where the product goes.
 */
export function kindsMeant(
  words: readonly Word[],
  said: readonly Said[],
): { kinds: Kind[]; groups: Kind[][]; phrases: readonly Said[] } {
  const all = said.filter(isKind).filter(({ isNot }) => !isNot);
  // `appliances for a caravan, a cooker` means cookers.
  const named = all.some((one) => !isOfAll(one)) ? all.filter((one) => !isOfAll(one)) : all;
  // `tap with a hose` is a tap.
  const isPartOf = (one: KindSaid) =>
    isAfter(words, one, /^with$/) && named.some(({ at, meaning }) => at < one.at && !meaning.isPart);
  const parts = named.filter((one) => one.meaning.isPart && !isPartOf(one));
  const [first] = named;
  const heads = named.filter(
    (one) =>
      !one.meaning.isPart &&
      !named.some((other) => isNarrower(words, other, one)) &&
      (one === first || !(isBeside(words, one) || isOfFirst(words, one, first))),
  );
  const meant = parts.length > 0 ? parts : together(words, heads);
  const refused = new Set(said.filter(isKind).flatMap(({ isNot, meaning }) => (isNot ? meaning.kinds : [])));
  const phrases = parts.length > 0 ? parts : said.filter(isKind);
  const groups = meant
    .map(({ meaning }) =>
      styled(
        widened(meaning.kinds, said).filter((kind) => !refused.has(kind)),
        said,
      ),
    )
    .filter((kinds) => kinds.length > 0);
  return { kinds: [...new Set(groups.flat())], groups: groups.flatMap(families), phrases };
}

/**
 * Returns the kinds that a maker which is not sold is known for, if they share a noun with the kinds named: a `Quooker
 * tap` is a boiling water tap.
 */
export function knownFor(kinds: readonly Kind[], known: readonly Kind[]): readonly Kind[] {
  const shared = kinds.filter((kind) => known.includes(kind));
  if (shared.length > 0) return shared;
  const nounOf = (kind: Kind) => kind.toLowerCase().split(' ').at(-1);
  const [noun] = kinds.map(nounOf);
  const isOne = kinds.every((kind) => nounOf(kind) === noun);
  const alike = isOne ? known.filter((kind) => nounOf(kind) === noun) : [];
  return alike.length > 0 ? alike : kinds;
}

/** Whether a phrase stands for all appliances. */
const isOfAll = ({ meaning }: KindSaid): boolean => meaning.kinds.length > MOST_OF_ONE;

/** Maximum number of kinds of a phrase for a single thing. */
const MOST_OF_ONE = 8;

/** Of two names for one thing, the narrower is meant: `deep freeze chest`, `robot that hoovers`. */
function isNarrower(words: readonly Word[], one: KindSaid, than: KindSaid): boolean {
  const [first, second] = one.at < than.at ? [one, than] : [than, one];
  const between = words.slice(first.at + first.length, second.at);
  return (
    !between.some(({ text }) => /^(?:or|and|&|plus|not|no)$/.test(text)) &&
    one.meaning.kinds.length < than.meaning.kinds.length &&
    one.meaning.kinds.every((kind) => than.meaning.kinds.includes(kind))
  );
}

/** A fridge with ice and water may be a fridge freezer, including the American ones. */
function widened(kinds: readonly Kind[], said: readonly Said[]): readonly Kind[] {
  const wantsIce = said.some(
    ({ meaning, isNot }) => !isNot && meaning.what === 'fact' && meaning.names.includes('Water and ice'),
  );
  const isFridge = kinds.some((kind) => /fridge/i.test(kind)) && !kinds.includes('American fridge freezer');
  return wantsIce && isFridge
    ? [...new Set<Kind>([...kinds, 'Fridge freezer', 'American fridge freezer'])]
    : kinds;
}

/**
 * Splits the kinds of a phrase into different things, by the last word of their names. Phrases for all appliances are
 * not split.
 */
function families(kinds: Kind[]): Kind[][] {
  if (kinds.length > MOST_OF_ONE) return [kinds];
  const nameOf = (kind: Kind) => kind.toLowerCase().split(' ').at(-1);
  return [...new Set(kinds.map(nameOf))].map((name) => kinds.filter((kind) => nameOf(kind) === name));
}

const isBeside = (words: readonly Word[], one: Said): boolean =>
  isAfter(words, one, BESIDE) ||
  words.some(
    ({ text }, at) =>
      text === 'top' && at < one.at && isAfter(words.slice(at), { ...one, at: one.at - at }, /^of$/),
  );

/** Whether a kind is part of the first one: `cooker with a gas hob` is a cooker, `oven with a hob` is two things. */
const isOfFirst = (words: readonly Word[], one: KindSaid, first: KindSaid | undefined): boolean =>
  isAfter(words, one, /^with$/) &&
  WHOLES.some(
    ([whole, part]) =>
      first?.meaning.kinds.some((kind) => whole.test(kind)) &&
      one.meaning.kinds.every((kind) => part.test(kind)),
  );

/**
 * Joins two kinds that exist as one: `hob that has an extractor in it`. `washing machine stacked with a dryer` stays
 * two.
 */
function together(words: readonly Word[], heads: readonly KindSaid[]): readonly KindSaid[] {
  const [first] = heads;
  if (words.some(({ text }) => text.startsWith('stack'))) return heads;
  const isOne = words.some(({ text }, at) => isWhole(text, words[at - 1]?.text));
  const other = heads.find((one) => one !== first && (isOne || isAfter(words, one, IN_IT)));
  const one = BOTH.find(
    ([whole, part]) =>
      first?.meaning.kinds.every((kind) => whole.test(kind)) &&
      other?.meaning.kinds.every((kind) => part.test(kind)),
  );
  if (!first || !one) return heads;
  const both = { ...first, meaning: { ...first.meaning, kinds: one[2] } };
  return [both, ...heads.filter((each) => each !== first && each !== other)];
}

/** Whether a word says that two appliances are one: `all in one`, `combined`. */
const isWhole = (text: string, before: string | undefined): boolean =>
  /^(?:combined|combo|combination|combi)$/.test(text) || (/^(?:one|1)$/.test(text) && before === 'in');

const IN_IT = /^(?:with|has|having|got|includes|including)$/;

const BOTH: readonly (readonly [whole: RegExp, part: RegExp, both: readonly Kind[]])[] = [
  [/hob/i, /^Cooker hood$/, ['Venting hob']],
  [/^(?:Integrated washing|Washing) machine$/, /^Tumble dryer$/, ['Washer dryer', 'Integrated washer dryer']],
  [/^Tumble dryer$/, /^(?:Integrated washing|Washing) machine$/, ['Washer dryer', 'Integrated washer dryer']],
  [/^(?:Integrated fridge|Fridge)$/, /freezer$/i, ['Fridge freezer', 'Integrated fridge freezer']],
  [/oven$/i, /microwave$/i, ['Compact oven', 'Combination microwave']],
  [/microwave$/i, /oven$/i, ['Combination microwave', 'Compact oven']],
];

/** Appliances that contain another. */
const WHOLES: readonly (readonly [whole: RegExp, part: RegExp])[] = [
  [/cooker|microwave/i, /hob|oven/i],
  [/fridge freezer/i, /^(?:Integrated |Chest )?(?:fridge|freezer)$/i],
];

/** Whether a word stands before a phrase, with only articles or sizes between. */
const isAfter = (words: readonly Word[], { at }: Said, before: RegExp): boolean =>
  [1, 2, 3, 4].some((back) => {
    const between = words.slice(at - back + 1, at).map(({ text }) => text);
    return (
      before.test(words[at - back]?.text ?? '') &&
      between.every((text) => /^(?:a|an|my|the|our|built|in|big|large|small|\d+|cm|mm)$/.test(text))
    );
  });

const BUILT_IN = /^(?:Integrated|Built-in)/;
/** Sold both built in and freestanding: the custom field `Installation` says which. */
const EITHER = /^Combination microwave$/;
/** Kinds that have no `Built-in` in their name but count as built in. */
const ALWAYS = /oven|hob|hood|drawer|tap|sink|disposer/i;

/** Keeps the kinds that are installed in the way asked for; all of them if none is. */
function styled(kinds: Kind[], said: readonly Said[]): Kind[] {
  const style = said.find(({ meaning }) => meaning.what === 'style');
  if (style?.meaning.what !== 'style') return kinds;
  const wantsBuiltIn = (style.meaning.style === 'built in') !== style.isNot;
  const fitting = kinds.filter(
    (kind) => EITHER.test(kind) || (BUILT_IN.test(kind) || ALWAYS.test(kind)) === wantsBuiltIn,
  );
  return fitting.length > 0 ? fitting : kinds;
}
