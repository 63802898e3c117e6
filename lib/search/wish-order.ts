import { parseAmount } from '@/lib/catalogue/amount';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import { NEAREST_COLOURS } from './data/nearest-colours';
import { fillers } from './understand/lexicon';
import type { FactWish, Wish } from './understand/types';
import { stemOf, wordsOfText } from './understand/words';

/**
 * Whether a card meets a fact: one of its attributes has what is wanted, or none has what is not wanted. A card without
 * the attributes never does.
 */
export function holdsFact(
  { attributes }: Pick<ProductCard, 'attributes'>,
  { names, want, isNot }: FactWish,
): boolean {
  const meant = names.flatMap((name) => {
    const value = attributes[name];
    if (value === undefined) return [];
    if (want instanceof RegExp) return [want.test(value)];
    const number = parseAmount(value)?.number;
    if (number === undefined) return [];
    return [number >= (want.min ?? -Infinity) && number <= (want.max ?? Infinity)];
  });
  return meant.length > 0 && meant.includes(true) !== isNot;
}

/** Whether results are sorted here, because the wish cannot be expressed as a search. */
export const isOrderedHere = (wish: Wish, unmet: readonly FactWish[]): boolean => {
  const { groups, isOfParts, kindSaid } = wish;
  return (
    groups.length > 1 ||
    isOfParts ||
    unmet.length > 0 ||
    CALLED_BY.test(kindSaid) ||
    ownColours(wish).length > 0
  );
};

/**
 * Colours by other names than the shop's, as stems. Makers use them in product names: `tortora` for what the shop calls
 * grey, `matt black`.
 */
const ownColours = ({ facts }: Wish): string[][] =>
  facts.flatMap(({ names, want, isNot, said }) => {
    if (isNot || !names.includes('Colour') || !(want instanceof RegExp)) return [];
    const shops = want.source.toLowerCase().replace('[gg]', 'g');
    const words = wordsOfText(said);
    return words.some(({ text }) => !shops.includes(text)) ? [words.map(({ stem }) => stem)] : [];
  });

/** Number of these colours in the name of a card. */
function ownness({ name }: ProductCard, colours: readonly string[][]): number {
  if (colours.length === 0) return 0;
  const held = new Set(wordsOfText(name).map(({ stem }) => stem));
  return colours.filter((stems) => stems.every((stem) => held.has(stem))).length;
}

/** Variants of a kind that only product names distinguish. */
const CALLED_BY = /\b(?:side|french|multi|larder)\b/;

/**
 * Sorts cards by how much of the wish they meet. Parts and colours also count by name. If several kinds are asked for,
 * they alternate.
 */
export function wishOrder(
  cards: readonly ProductCard[],
  wish: Wish,
  unmet: readonly FactWish[],
): ProductCard[] {
  const { groups, isOfParts, kindSaid, typed, corrected } = wish;
  const colours = ownColours(wish);
  const [sort] = CALLED_BY.exec(kindSaid) ?? [];
  const stems = isOfParts ? tellingStems(corrected ?? typed) : [sort ?? []].flat();
  const scores = new Map(
    cards.map((card) => [
      card.id,
      unmet.reduce((sum, fact) => sum + nearness(card, fact), 0) +
        likeness(card, stems) +
        ownness(card, colours),
    ]),
  );
  const scored = cards.toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0));
  return inTurn(scored, groups);
}

/** 1 if a card meets a fact, 0.5 if it has the nearest colour, else 0. */
function nearness(card: ProductCard, fact: FactWish): number {
  if (holdsFact(card, fact)) return 1;
  const near =
    fact.isNot || !(fact.want instanceof RegExp) ? undefined : NEAREST_COLOURS.get(fact.want.source);
  return near && holdsFact(card, { ...fact, want: near }) ? 0.5 : 0;
}

/** Filler words in queries for appliances that are part of the names of parts and services. */
const KEPT = /^(?:machine|door)$/;

/** Words for what a hose does, and the word in its name. */
const HOSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fill|fills|filling|supply|feed)\b/gi, 'inlet'],
  [/\b(?:waste|empty|empties|outlet|outflow)\b/gi, 'drain'],
];

/** Words for ducts that are not round. */
const FLAT = /\b(?:rectangular|oblong|flat)\b/gi;

/** Appliances that some people call a machine: `dishwasher machine`. */
const MACHINE_TOO = /\b(dishwasher|dish ?washer|dryer|oven|kettle|fridge|hob) machine\b/gi;

const asNamed = (text: string): string =>
  /\bhoses?\b|\bpipes?\b/i.test(text)
    ? HOSES.reduce((read, [said, name]) => read.replace(said, name), text)
    : text;

/** Words for bottled gas. */
const BOTTLED = /\b(?:lpg|propane|butane|calor(?: gas)?|camping gas)\b/gi;

/** Converts inches to millimetres, which the names of parts use. */
const inMillimetres = (text: string): string =>
  text.replace(
    /(\d+(?:\.\d+)?)[ -]*(?:inch(?:es)?|in|")(?!\p{L})/giu,
    (_, inches: string) => `${Math.ceil(Number(inches) * 25.4)} mm`,
  );

const tellingStems = (text: string): string[] => [
  ...new Set(
    wordsOfText(
      asNamed(inMillimetres(text))
        .replace(BOTTLED, 'bottled gas')
        .replace(MACHINE_TOO, '$1')
        .replace(FLAT, 'flat channel'),
    )
      .filter(({ text: word, stem }) => KEPT.test(stem) || !(fillers.has(stem) || fillers.has(word)))
      .map(({ stem }) => stem),
  ),
];

/** Custom fields that say what parts and services are for. */
const TELLING_FIELDS = ['Used on', 'Filter', 'Suits', 'Service for', 'Service needs'];

/** Number of the stems in the name, kind or purpose of a part. */
function likeness({ name, type, attributes }: ProductCard, stems: readonly string[]): number {
  if (stems.length === 0) return 0;
  const words = [name, type, ...TELLING_FIELDS.map((field) => attributes[field])];
  const held = new Set(
    words.flatMap((text) => wordsOfText(text ?? '').map(({ text: word }) => stemOf(word))),
  );
  return stems.filter((stem) => held.has(stem)).length;
}

/** Cards of the groups in turn; unchanged for a single group. */
function inTurn(cards: readonly ProductCard[], groups: readonly (readonly Kind[])[]): ProductCard[] {
  if (groups.length < 2) return [...cards];
  const queues = groups.map((kinds) => cards.filter(({ kind }) => kinds.includes(kind)));
  const most = Math.max(...queues.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
  return [...new Set([...turns, ...cards])];
}
