import type { Kind } from '@/lib/catalogue/kinds/table';
import type { SortName } from '@/lib/listing/sorts';
import { COLOUR_PHRASES, FACT_PHRASES } from '../data/fact-phrases';
import { COMMON_WORDS } from '../data/common-words';
import { DESCRIBED } from '../data/described/things';
import { CLASSES_AROUND, THING_CLASSES } from '../data/described/word-classes';
import { FEATURE_PHRASES } from '../data/feature-phrases';
import { HOME_PHRASES } from '../data/home-phrases';
import { FOREIGN_WARES, SUPPLIES } from '../data/help-topics';
import { WELL_KNOWN_MAKERS } from '../data/foreign-makers';
import { SERVICE_WORDS } from '../data/services';
import { ALL_PHRASES, KIND_PHRASES, PART_PHRASES } from '../data/kind-phrases';
import { REDUCED_PHRASES, SEASON_PHRASES } from '../data/seasons';
import { TROUBLES_OF_ORDER, TROUBLES_OF_SIZE } from '../data/troubles';
import { FILLERS, NEGATORS, NO_SLIPS, SIZE_PHRASES, SORT_PHRASES, STYLE_PHRASES } from '../data/wish-phrases';
import { indexPhrases, type PhraseIndex, stemSet, stemsIn } from './phrases';
import type { SizeWord } from './sizes';
import type { Maker } from './types';
import { stemOf, wordsOfText } from './words';

/** What a phrase means. */
export type Sense =
  | { what: 'kind'; kinds: readonly Kind[]; isPart: boolean }
  /** `isNot`: the phrase asks for any other value. `of`: kinds about which it says something. */
  | {
      what: 'fact';
      names: readonly string[];
      value: RegExp;
      kinds: readonly Kind[];
      isNot?: true;
      of?: RegExp;
    }
  | { what: 'size'; size: SizeWord }
  | { what: 'style'; style: 'built in' | 'freestanding' }
  | { what: 'purpose'; kinds: readonly Kind[] }
  | { what: 'sort'; sort: SortName }
  | { what: 'season' }
  /** A sum that is not a price, with the words that say so; or words that ask for reduced products. */
  | { what: 'aside' }
  /** Something undesirable. `instead` is what those want who refuse it or complain of it. */
  | { what: 'trouble'; instead: Extract<Sense, { what: 'size' | 'sort' }> }
  | { what: 'maker'; maker: Maker }
  | { what: 'foreign'; name: string; isMaker: boolean; kinds: readonly Kind[] };

/** Minimum length of filler words for spelling correction. Shorter ones are too similar to other words. */
const SHORTEST_FILLER = 6;

/** All phrases that have a meaning, and the spellings of their words. */
export type Lexicon = {
  phrases: PhraseIndex<Sense>;
  /** Words by their first letter. */
  spellings: ReadonlyMap<string, readonly string[]>;
  isKnown: (stem: string) => boolean;
};

export const fillers = stemSet(FILLERS);
export const common = stemSet(COMMON_WORDS);

/** Words of descriptions, which are not misspellings of others: `lager` is not `laser`. */
const TELLING: ReadonlySet<string> = new Set(
  [...DESCRIBED.flatMap(({ is, also }) => [is, also]), ...THING_CLASSES, ...CLASSES_AROUND]
    .flatMap((text) => wordsOfText(text).map(({ stem }) => stem))
    .filter((stem) => stem.length > 3),
);
export const negators = indexPhrases([[NEGATORS, true]]);

/** All kinds except parts and services. */
export const APPLIANCES: readonly Kind[] = [...new Set(KIND_PHRASES.flatMap(([, kinds]) => kinds))];

const COLOURS = ['Colour', 'Finish'];

type Line = readonly [phrases: string, sense: Sense];

const SENSES: readonly Line[] = [
  ...PART_PHRASES.map(([phrases, kinds]): Line => [phrases, { what: 'kind', kinds, isPart: true }]),
  ...KIND_PHRASES.map(([phrases, kinds]): Line => [phrases, { what: 'kind', kinds, isPart: false }]),
  [ALL_PHRASES, { what: 'kind', kinds: APPLIANCES, isPart: false }],
  ...[...HOME_PHRASES, ...FEATURE_PHRASES, ...FACT_PHRASES].map(
    ({ phrases, kinds = [], ...fact }): Line => [phrases, { what: 'fact', kinds, ...fact }],
  ),
  ...COLOUR_PHRASES.map(
    ([phrases, value]): Line => [phrases, { what: 'fact', names: COLOURS, value, kinds: [] }],
  ),
  ...SORT_PHRASES.map(([phrases, sort]): Line => [phrases, { what: 'sort', sort }]),
  [SEASON_PHRASES, { what: 'season' }],
  [REDUCED_PHRASES, { what: 'aside' }],
  ...SIZE_PHRASES.map(([phrases, size]): Line => [phrases, { what: 'size', size }]),
  ...TROUBLES_OF_SIZE.map(
    ([phrases, size]): Line => [phrases, { what: 'trouble', instead: { what: 'size', size } }],
  ),
  ...TROUBLES_OF_ORDER.map(
    ([phrases, sort]): Line => [phrases, { what: 'trouble', instead: { what: 'sort', sort } }],
  ),
  ...STYLE_PHRASES.map(([phrases, style]): Line => [phrases, { what: 'style', style }]),
  ...WELL_KNOWN_MAKERS.flatMap(([names, kinds = []]) =>
    names.split('|').map((name): Line => [inFull(name), { what: 'foreign', name, isMaker: true, kinds }]),
  ),
  ...[...FOREIGN_WARES.split('|'), ...SUPPLIES].map(
    (name): Line => [name, { what: 'foreign', name, isMaker: false, kinds: [] }],
  ),
];

/** A maker's name with and without `&` or `and`: `Fisher & Paykel`, `fisher paykel`. */
function inFull(name: string): string {
  const apart = name.replace(/ (?:&|and) /i, ' ');
  return apart === name ? name : `${name}|${apart}`;
}

/** Cached lexicons by their makers: that of the shop, and that without makers, which reads the shop's own titles. */
const kept = new Map<string, Lexicon>();
const MOST = 2;

/** Returns the lexicon for a shop with the given makers, cached for the next query. */
export function lexiconOf(makers: readonly Maker[]): Lexicon {
  const names = makers.map(({ id, name }) => `${id} ${name}`).join('|');
  const before = kept.get(names);
  if (before) return before;
  const sold = makers.map((maker): Line => [inFull(maker.name), { what: 'maker', maker }]);
  const phrases = indexPhrases([...sold, ...SENSES]);
  const stems = new Set([
    ...stemsIn(phrases),
    ...stemsIn(negators),
    ...fillers,
    ...stemSet(SERVICE_WORDS),
    ...stemSet(NO_SLIPS),
    ...common,
    ...TELLING,
  ]);
  const lexicon = {
    phrases,
    spellings: spellingsOf([
      ...[...sold, ...SENSES].flatMap(([text, { what }]) => (what === 'trouble' ? [] : [text])),
      ...SERVICE_WORDS.split('|'),
      ...FILLERS.split('|').filter(({ length }) => length >= SHORTEST_FILLER),
    ]),
    isKnown: (stem: string) => stems.has(stem) || isInflected(stem, stems),
  };
  const oldest = [...kept.keys()].find((each) => each !== '');
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(names, lexicon);
  return lexicon;
}

/** Whether a word is an inflected form of a known one: `spending`, `planned`. */
function isInflected(stem: string, stems: ReadonlySet<string>): boolean {
  const [, base = ''] = /^(\p{L}{3,}?)(?:\p{L}?(?:ing|ed)|ly|ness)$/u.exec(stem) ?? [];
  const root = stem.replace(/(?:ing|ed|ly|ness)$/, '');
  return root !== stem && root.length > 3 && [base, root, `${root}e`].some((one) => stems.has(one));
}

function spellingsOf(texts: readonly string[]): Map<string, string[]> {
  const words = new Set(texts.flatMap((text) => wordsOfText(text).map(({ text: word }) => word)));
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word) || word !== stemOf(word)) continue;
    const list = byLetter.get(word.charAt(0));
    if (list) list.push(word);
    else byLetter.set(word.charAt(0), [word]);
  }
  return byLetter;
}
