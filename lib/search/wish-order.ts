import { parseAmount } from '@/lib/catalogue/amount';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import { NEAREST_COLOURS } from './data/nearest-colours';
import { fillers } from './understand/lexicon';
import type { FactWish, Wish } from './understand/types';
import { stemOf, wordsOfText } from './understand/words';

/** Whether a card has what a fact wishes. */
export const holdsFact = (
  { attributes }: Pick<ProductCard, 'attributes'>,
  { names, want, isNot }: FactWish,
): boolean =>
  names.some((name) => {
    const value = attributes[name];
    if (value === undefined) return false;
    if (want instanceof RegExp) return want.test(value) !== isNot;
    const number = parseAmount(value)?.number;
    if (number === undefined) return false;
    return (number >= (want.min ?? -Infinity) && number <= (want.max ?? Infinity)) !== isNot;
  });

/** Whether what is found is put in order here, beyond what a search can be told. */
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
 * Colours that were called otherwise than the shop does, as makers call theirs and name their goods: `tortora` of what
 * the shop has as grey, `matt black`.
 */
const ownColours = ({ facts }: Wish): string[][] =>
  facts.flatMap(({ names, want, isNot, said }) => {
    if (isNot || !names.includes('Colour') || !(want instanceof RegExp)) return [];
    const shops = want.source.toLowerCase().replace('[gg]', 'g');
    const words = wordsOfText(said);
    return words.some(({ text }) => !shops.includes(text)) ? [words.map(({ stem }) => stem)] : [];
  });

/** How many of such colours are in the name of a card. */
function ownness({ name }: ProductCard, colours: readonly string[][]): number {
  if (colours.length === 0) return 0;
  const held = new Set(wordsOfText(name).map(({ stem }) => stem));
  return colours.filter((stems) => stems.every((stem) => held.has(stem))).length;
}

/** Sorts of one kind that only the names tell apart. */
const CALLED_BY = /\b(?:side|french|multi|larder)\b/;

/** What has most of what was wished first; of parts and colours what is called so; of several things one of each in turn. */
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

/** One where a card has what was wished, half where it has the colour that comes nearest. */
function nearness(card: ProductCard, fact: FactWish): number {
  if (holdsFact(card, fact)) return 1;
  const near =
    fact.isNot || !(fact.want instanceof RegExp) ? undefined : NEAREST_COLOURS.get(fact.want.source);
  return near && holdsFact(card, { ...fact, want: near }) ? 0.5 : 0;
}

/** Said in passing of appliances, and names of parts and services. */
const KEPT = /^(?:machine|door)$/;

/** What a hose is for, by its name. */
const HOSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fill|fills|filling|supply|feed)\b/gi, 'inlet'],
  [/\b(?:waste|empty|empties|outlet|outflow)\b/gi, 'drain'],
];

/** How ducts are named that are not round. */
const FLAT = /\b(?:rectangular|oblong|flat)\b/gi;

/** Called a machine besides: `dishwasher machine`. */
const MACHINE_TOO = /\b(dishwasher|dish ?washer|dryer|oven|kettle|fridge|hob) machine\b/gi;

const asNamed = (text: string): string =>
  /\bhoses?\b|\bpipes?\b/i.test(text)
    ? HOSES.reduce((read, [said, name]) => read.replace(said, name), text)
    : text;

/** What is changed to bottled gas, however it is called. */
const BOTTLED = /\b(?:lpg|propane|butane|calor(?: gas)?|camping gas)\b/gi;

/** Parts are named by millimetres. */
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

/** What parts and services are for. */
const TELLING_FIELDS = ['Used on', 'Filter', 'Suits', 'Service for', 'Service needs'];

/** How many of some words a part is called by, or by what it is for. */
function likeness({ name, type, attributes }: ProductCard, stems: readonly string[]): number {
  if (stems.length === 0) return 0;
  const words = [name, type, ...TELLING_FIELDS.map((field) => attributes[field])];
  const held = new Set(
    words.flatMap((text) => wordsOfText(text ?? '').map(({ text: word }) => stemOf(word))),
  );
  return stems.filter((stem) => held.has(stem)).length;
}

/** One of each in turn; a single thing stays as it is. */
function inTurn(cards: readonly ProductCard[], groups: readonly (readonly Kind[])[]): ProductCard[] {
  if (groups.length < 2) return [...cards];
  const queues = groups.map((kinds) => cards.filter(({ kind }) => kinds.includes(kind)));
  const most = Math.max(...queues.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
  return [...new Set([...turns, ...cards])];
}
