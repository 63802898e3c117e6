import { commonSpans } from '@/lib/catalogue/amount';
import { nominalWidth } from '@/lib/catalogue/nominal';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { type Band, bandToken, inBand } from '@/lib/listing/bands';
import type { Dictionary, KnownFacet } from '@/lib/listing/dictionary';
import { valuesOf } from '@/lib/listing/facets';
import type { Pick } from '@/lib/listing/query';
import type { FactWish } from './understand/types';

type Side = 'Width' | 'Height' | 'Depth';

/** How a list knows the room that goods take, the air that their maker requires included (`lib/fit/space-query.ts`). */
const ROOM: Readonly<Record<Side, string>> = {
  Width: 'Space width',
  Height: 'Space height',
  Depth: 'Space depth',
};

/** A body is made up to so much narrower than the width it is sold for: `lib/catalogue/nominal.ts`. Millimetres. */
const NARROWER_MM = 25;
/** Heights have no steps: what is a tenth lower leaves a shelf of room unused. */
const LOWER = 0.1;

/** How a gap was read. */
export type GapRead = {
  side: Side;
  /** What was measured, millimetres. */
  mm: number;
  /** What narrows the list to all that goes in, where what is much smaller was left out; else null. */
  bound: Pick | null;
  /** The room that the smallest of the list takes, where nothing goes in and those are shown instead; else null. */
  least: number | null;
};

/** Whether a wish is of a gap, on a side that a list may know. */
const sideOf = ({ names, want, isNot }: FactWish): Side | null => {
  const [side] = names;
  const isGap = !isNot && !(want instanceof RegExp) && want.isGap === true;
  return isGap && (side === 'Width' || side === 'Height' || side === 'Depth') ? side : null;
};

export const isGapWish = (fact: FactWish): boolean => sideOf(fact) !== null;

/**
 * What a list is narrowed by for a gap that was measured; no pick where the list knows no such side, null for what is no
 * gap.
 *
 * A gap bounds and is to be filled. Nothing that takes more room than there is is shown: room as the shop's own form for
 * a gap counts it, so required air counts, and what is built in goes by its housing. Of what goes in, the widest that is
 * made sets the step, and all within 25 mm of it is shown: kitchens are planned in steps (300, 450, 500, 550, 600 mm …),
 * every maker stays a little under his, and who has a hole of 600 mm wants no slimline of 448 mm beside a slot for trays.
 * Upwards it is the tallest, and what is at most a tenth lower. What stands on a worktop fills nothing and is bounded
 * alone; so is every gap where `isFilled` is false, as where all that fills it lacks something else that was wished. Where
 * nothing goes in, what takes the least room is shown, and said to be too large.
 */
export function gapPick(
  fact: FactWish,
  dictionary: Dictionary,
  { kinds, isFilled }: { kinds: readonly Kind[]; isFilled: boolean },
): { read: GapRead; pick: Pick | null } | null {
  const side = sideOf(fact);
  if (!side || fact.want instanceof RegExp) return null;
  const mm = fact.want.max ?? 0;
  const bodies = facetOf(dictionary, side);
  const rooms = facetOf(dictionary, ROOM[side]);
  const facet = [rooms, bodies].find((one) => one && goesIn(one, { min: null, max: mm }));
  const read = { side, mm, bound: null, least: null };
  if (!facet) return smallestOf(rooms ?? bodies, read);
  const fills = isFilled && (facet === rooms || kinds.every(isPlanned));
  const min = fills && bodies ? fillingFrom(facet, bodies, side, mm) : null;
  const all = bandToken({ min: null, max: mm });
  const filling = bandToken({ min, max: mm });
  const isLess = valuesOf(facet, filling).length < valuesOf(facet, all).length;
  const pickOf = (token: string): Pick => ({ key: facet.key, values: [token] });
  return isLess
    ? { read: { ...read, bound: pickOf(all) }, pick: pickOf(filling) }
    : { read, pick: pickOf(all) };
}

const facetOf = (dictionary: Dictionary, name: string): KnownFacet | undefined =>
  [...dictionary.values()].find((one) => one.kind === 'attribute' && one.name === name);

/** Whether it takes a place in a row of units. */
const isPlanned = (kind: Kind): boolean => traitsOf(kind).gap !== null || traitsOf(kind).piece !== null;

/** A body of 541 mm is for a place of 550 mm, and goes in none that is narrower. */
function goesIn(facet: KnownFacet, band: Band): boolean {
  const inside = valuesOf(facet, bandToken(band));
  return facet.name === 'Width'
    ? inside.some(({ number }) => number !== null && (nominalWidth(number) ?? number) <= (band.max ?? 0))
    : inside.length > 0;
}

/** From how much on the gap is filled: by the largest body that goes in, of those that the list knows the room of. */
function fillingFrom(facet: KnownFacet, bodies: KnownFacet, side: Side, mm: number): number | null {
  if (side === 'Depth') return null;
  const going = bodies.values
    .flatMap(({ number }) => (number !== null && inBand(number, { min: null, max: mm }) ? [number] : []))
    .toSorted((a, b) => b - a);
  const body = going.find(
    (one) => valuesOf(facet, bandToken({ min: leastBeside(one, side), max: mm })).length > 0,
  );
  return body === undefined ? null : leastBeside(body, side);
}

/** How large a body at least fills a gap that is filled by another. */
const leastBeside = (body: number, side: Side): number =>
  ({ Width: body - NARROWER_MM, Height: Math.round(body * (1 - LOWER)), Depth: 0 })[side];

/** Where nothing goes in, what takes the least room and its like. */
function smallestOf(facet: KnownFacet | undefined, read: GapRead): { read: GapRead; pick: Pick | null } {
  const numbers = facet?.values.flatMap(({ number }) => number ?? []) ?? [];
  if (!facet || numbers.length === 0) return { read, pick: null };
  const least = Math.min(...numbers);
  const max = (read.side === 'Width' ? nominalWidth(least) : null) ?? least;
  return { read: { ...read, least }, pick: { key: facet.key, values: [bandToken({ min: null, max })] } };
}

/** The custom fields that tell how much room goods take, where a gap was measured for them. */
export const roomNames = (fact: FactWish): string[] => [sideOf(fact) ?? []].flat().map((side) => ROOM[side]);

/** Of goods those that a gap is filled by, by the same rule; all of them where none is known to go in. */
export function fillingGoods<Goods>(
  goods: readonly Goods[],
  attributesOf: (one: Goods) => Readonly<Record<string, string>>,
  facts: readonly FactWish[],
): readonly Goods[] {
  return facts.reduce((left, fact) => {
    const side = sideOf(fact);
    if (!side || fact.want instanceof RegExp) return left;
    const mm = fact.want.max ?? 0;
    const going = left.filter((one) => takes(attributesOf(one)[ROOM[side]], mm));
    const bodies = going.map((one) => spanOf(attributesOf(one)[side])?.from ?? 0);
    const least = leastBeside(Math.max(0, ...bodies), side);
    return going.length > 0 ? going.filter((_, at) => (bodies[at] ?? 0) >= least) : left;
  }, goods);
}

/** Whether a room of so many millimetres is what some goods take. */
function takes(room: string | undefined, mm: number): boolean {
  const span = spanOf(room);
  return span !== null && span.from <= mm && (span.to === null || mm <= span.to);
}

const spanOf = (text: string | undefined) =>
  text === undefined ? null : (commonSpans([text])?.spans.get(text) ?? null);
