import type { Kind } from '@/lib/catalogue/kinds/table';
import type { SortName } from '@/lib/listing/sorts';
import { chipsOf, describedIn, inOne } from './chips';
import { withHobs, withOvens, withRanges } from './cookers';
import { withFigure } from './figures';
import { withFilter } from './filters';
import { completed } from './halves';
import { kindsMeant, knownFor } from './kinds';
import { bothCapacities, inWatts } from './measures';
import { withMeaning } from './meanings';
import { withNamesakes } from './namesakes';
import { APPLIANCES, type Lexicon, lexiconOf, type Sense } from './lexicon';
import { isColour, partsOf } from './parts';
import { saidOf } from './said-of';
import { type Scan, scan } from './scan';
import { isService, withService } from './services';
import { sizeOf, type SizeWord } from './sizes';
import { phraseAt } from './phrases';
import { meantQuiet } from './quite';
import { corrected } from './spelling';
import { withSynonyms } from './synonyms';
import type { Said } from './things';
import type { FactWish, Part, Vocabulary, Wish } from './types';
import { withNumber } from './numbers';
import { withSides } from './sides';
import { asTyped, isModel, textOf, type Word, wordsOfText } from './words';

/** Query in an address that names no kind. */
const ALL = 'appliances';

/** Maximum number of words that are read. Nobody means the rest. */
const MOST_WORDS = 40;

/**
 * Reads a query as a wish: kinds of appliance, makers, facts, prices and sort orders. The remaining words are text.
 * Pure. Every word is either in a part or in the text.
 */
export function understand(typed: string, { makers, synonyms = [] }: Vocabulary): Wish {
  const lexicon = lexiconOf(makers);
  const original = wordsOfText(typed).slice(0, MOST_WORDS);
  const written = withSynonyms(original, synonyms);
  const isOurs = written.some((_, at) => senseAt(written, at, lexicon) === 'maker');
  // In `Castelmare Banco`, the second word is not a misspelling of `Blanco`.
  const isRefused = (right: string): boolean =>
    isOurs && senseAt(wordsOfText(right), 0, lexicon) === 'foreign';
  const spelt = completed(written, lexicon.isKnown).flatMap((word) =>
    respelled(word, corrected(word.text, lexicon.spellings, lexicon.isKnown), isRefused),
  );
  const words = meantQuiet(spelt, (at) => senseAt(spelt, at, lexicon) === 'kind');
  const read = withMeaning(words, withFilter(words, scan(words, lexicon)));
  const found = withNumber(words, withService(words, withFigure(words, read)));
  const wrong = words.some(({ text }, at) => text !== original[at]?.text);
  return wishOf(typed, words, found, wrong);
}

const senseAt = (words: readonly Word[], at: number, { phrases }: Lexicon): Sense['what'] | undefined =>
  phraseAt(phrases, words, at, () => true)?.meaning.what;

/** A word in its corrected spelling, which may be two words. They keep the position of the original. */
function respelled(word: Word, right: string, isRefused: (right: string) => boolean): Word[] {
  if (right === word.text || isRefused(right)) return [word];
  return wordsOfText(right).map(({ text, stem }) => ({ text, stem, from: word.from, to: word.to }));
}

const senses = <What extends Sense['what']>(said: readonly Said[], what: What) =>
  said.flatMap(({ meaning, ...where }) =>
    meaning.what === what ? [{ ...where, meaning: meaning as Extract<Sense, { what: What }> }] : [],
  );

function wishOf(typed: string, words: readonly Word[], found: Scan, wrong: boolean): Wish {
  const { prices } = found;
  const told = withRanges(
    withOvens(words, withHobs(words, withNamesakes(words, found.said))),
    found.measures,
  );
  const named = kindsMeant(words, told);
  const ofFacts = (isRefused: boolean) =>
    senses(told, 'fact').flatMap(({ isNot, meaning }) => (isNot === isRefused ? meaning.kinds : []));
  const byMaker = senses(told, 'foreign')
    .filter(({ isNot }) => !isNot)
    .flatMap(({ meaning }) => meaning.kinds);
  const owns = senses(told, 'maker');
  const purposes = senses(told, 'purpose').flatMap(({ meaning }) => meaning.kinds);
  // `I do not want a condenser` is also about dryers.
  const implied = [purposes, ofFacts(false), byMaker, ofFacts(true)].find(({ length }) => length > 0) ?? [];
  const isPart = ({ meaning, isNot }: Said) => meaning.what === 'kind' && meaning.isPart && !isNot;
  const kinds = named.kinds.length > 0 ? knownFor(named.kinds, byMaker) : [...new Set(implied)];
  // The shop has no model numbers of a maker that it does not sell.
  const isForeign = senses(told, 'foreign').some(({ isNot, meaning }) => meaning.isMaker && !isNot);
  const hasModel = !isForeign && words.some(({ text }, at) => isModel(text) && !isInside(at, found));
  const said = saidOf(kinds, told);
  const isOfParts = !hasModel && named.phrases.some(isPart);
  // A model number says more than anything beside it.
  const isBroad = kinds.length > 0 && !hasModel;
  const parts = partsOf(
    words,
    { ...found, said },
    {
      kindPhrases: named.phrases,
      isBroad,
      hasModel,
      hasKinds: kinds.length > 0,
      isOfService: named.kinds.some(isService),
    },
  );
  const isSaid = (what: Part['what'], at: number) =>
    parts.some((part) => part.what === what && at >= part.at && at < part.at + part.length);
  const isIn = (at: number) => parts.some((part) => at >= part.at && at < part.at + part.length);
  const rest = words.filter((_, at) => !isIn(at));
  const isOfMaker = kinds.length === 0 && owns.length > 0;
  // A price or a sort order alone covers all appliances; a maker that is not sold covers none.
  const isOfAll = kinds.length + owns.length + rest.length === 0 && words.length > 0 && !isForeign;
  const isKept = (at: number) => !isIn(at) || isSaid('kind', at) || (isOfMaker && isSaid('maker', at));
  const whole = named.kinds.length > 0 ? parts : inOne(words, parts);
  const chips = chipsOf(words, whole);
  return {
    typed,
    corrected: wrong ? textOf(words) : null,
    parts,
    chips,
    kinds: hasModel ? [] : isOfAll ? APPLIANCES : kinds,
    groups: hasModel || named.kinds.length === 0 ? [] : named.groups,
    isOfParts,
    makers: owns.filter(({ isNot }) => !isNot && !hasModel).map(({ meaning }) => meaning.maker),
    makersNot: owns.filter(({ isNot }) => isNot).map(({ meaning }) => meaning.maker),
    foreign: foreignIn(words, said, kinds),
    facts: isBroad
      ? factsOf(words, { ...found, said }, { kinds, isOfParts })
      : factsOf(
          words,
          { said: hasModel ? said.filter(isColour) : [], measures: [], prices },
          { kinds, isOfParts },
        ),
    minPrice: prices.find(({ min }) => min !== null)?.min ?? null,
    maxPrice: prices.find(({ max }) => max !== null)?.max ?? null,
    priceSaid: asTyped(words.filter((_, at) => isSaid('price', at))),
    isAboutPrice: prices.some(({ isAbout }) => isAbout),
    sort: hasModel ? null : sortOf(said, kinds),
    described: named.kinds.length > 0 ? null : describedIn(words, whole, chips),
    kindSaid: textOf(words.filter((_, at) => isSaid('kind', at))),
    text: textOf(rest),
    kept: asTyped(words.filter((_, at) => isKept(at))) || (isOfAll ? ALL : typed),
    withoutKind: asTyped(words.filter((_, at) => !isSaid('kind', at))),
  };
}

/** Sort order that a word of size asks for if the kind has no measure for it. */
const SORT_OF_SIZE = {
  slim: 'narrowest',
  small: 'smallest',
  few: 'smallest',
  large: 'largest',
  quiet: 'quietest',
  tall: 'tallest',
  wide: 'widest',
} as const satisfies Record<SizeWord, SortName>;

/** Sort order that a word of size asks for. Washing machines and dryers are slim by their depth. */
function orderOf(size: SizeWord, kinds: readonly Kind[]): SortName {
  const isInRow = kinds.some((kind) => /wash(?:ing|er)|dryer/i.test(kind) && !/dish/i.test(kind));
  return size === 'slim' && isInRow ? 'shallowest' : SORT_OF_SIZE[size];
}

/** Sort order that the query asks for. */
function sortOf(said: readonly Said[], kinds: readonly Kind[]): Wish['sort'] {
  const unmeasured = senses(said, 'size').find(
    ({ isNot, meaning }) => !isNot && sizeOf(meaning.size, kinds) === null,
  );
  const sorts = senses(said, 'sort');
  // `nothing fancy` refuses the most expensive, and so asks for the cheapest.
  const isPlain = sorts.some(({ isNot, meaning }) => isNot && meaning.sort === 'price-down');
  const [first, ...others] = sorts.flatMap(({ isNot, meaning }) => (isNot ? [] : [meaning.sort]));
  // `cheapest dryer to run` asks for low running costs.
  const isOfRunning = first === 'price-up' && others.includes('running-cost');
  const asked = isOfRunning ? 'running-cost' : (first ?? (isPlain ? 'price-up' : undefined));
  if (asked !== undefined) return asked === 'narrowest' ? orderOf('slim', kinds) : asked;
  return unmeasured && kinds.length > 0 ? orderOf(unmeasured.meaning.size, kinds) : null;
}

/** Returns what the shop does not sell: a maker, or a thing if nothing else was named. */
function foreignIn(words: readonly Word[], said: readonly Said[], kinds: readonly Kind[]): Wish['foreign'] {
  const named = senses(said, 'foreign').filter(({ isNot }) => !isNot);
  const maker = named.find(({ meaning }) => meaning.isMaker);
  const ware = kinds.length === 0 ? named.find(({ meaning }) => !meaning.isMaker) : undefined;
  if (maker && !ware) return { name: maker.meaning.name, isMaker: true };
  if (!ware) return null;
  // `sofa bed` is a single thing.
  const end = named.reduce((to, { at, length }) => (at === to ? at + length : to), ware.at);
  return { name: textOf(words.slice(ware.at, end)), isMaker: false };
}

const isInside = (at: number, { measures, prices }: Scan): boolean =>
  [...measures, ...prices].some((one) => at >= one.at && at < one.at + one.length);

/** Values of the custom field that distinguishes built-in from freestanding products of the same kind. */
const INSTALLED = { 'built in': /^Built-in/, freestanding: /^(?:Countertop|Worktop|Freestanding)/ } as const;

function factsOf(
  words: readonly Word[],
  { said, measures }: Scan,
  { kinds, isOfParts }: { kinds: readonly Kind[]; isOfParts: boolean },
): FactWish[] {
  const textAt = ({ at, length }: { at: number; length: number }) => textOf(words.slice(at, at + length));
  const phrases = senses(said, 'fact').map((one) => ({
    names: one.meaning.names,
    want: one.meaning.value,
    isNot: one.isNot !== (one.meaning.isNot ?? false),
    said: textAt(one),
  }));
  const styles = senses(said, 'style').flatMap((one) => {
    const { isNot, meaning } = one;
    if (kinds.includes('Combination microwave'))
      return [{ names: ['Installation'], want: INSTALLED[meaning.style], isNot, said: textAt(one) }];
    return kinds.every((kind) => kind === 'Cooker hood') && meaning.style === 'built in'
      ? [{ names: ['Mount'], want: /^Integrated/, isNot, said: textAt(one) }]
      : [];
  });
  const sizes = senses(said, 'size').flatMap((one) => {
    const size = sizeOf(one.meaning.size, kinds);
    const instead = one.isNot ? {} : { instead: orderOf(one.meaning.size, kinds) };
    return size ? [{ ...size, ...instead, isNot: one.isNot, said: textAt(one) }] : [];
  });
  // For parts, figures are in the product name.
  const figures = (isOfParts ? [] : withSides(inWatts(bothCapacities(measures, kinds), kinds), kinds)).map(
    (one) => ({
      names: one.names,
      want: one.want,
      isNot: one.isNot,
      said: textAt(one),
      ...(one.isTurned && { isTurned: one.isTurned }),
    }),
  );
  return [...phrases, ...styles, ...sizes, ...figures];
}
