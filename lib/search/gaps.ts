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

/**
 * Names of the facets for the space that products need, including the air gap that their makers require
 * (`lib/fit/space-query.ts`).
 */
const ROOM: Readonly<Record<Side, string>> = {
  Width: 'Space width',
  Height: 'Space height',
  Depth: 'Space depth',
};

/** How much narrower than its nominal width a product may be, in millimetres (`lib/catalogue/nominal.ts`). */
const NARROWER_MM = 25;
/** Heights have no standard steps. A product lower than the tallest by more than this share would waste space. */
const LOWER = 0.1;

/** How a measured gap was applied to a listing. */
export type GapRead = {
  side: Side;
  /** Measured size, in millimetres. */
  mm: number;
  /** Filter for everything that fits, if much smaller products were left out; else null. */
  bound: Pick | null;
  /** If nothing fits and the smallest products are shown instead: the space they need, in millimetres. Else null. */
  least: number | null;
};

/** Side of the gap that a wish measures; null if it measures no gap, or another side. */
const sideOf = ({ names, want, isNot }: FactWish): Side | null => {
  const [side] = names;
  const isGap = !isNot && !(want instanceof RegExp) && want.isGap === true;
  return isGap && (side === 'Width' || side === 'Height' || side === 'Depth') ? side : null;
};

export const isGapWish = (fact: FactWish): boolean => sideOf(fact) !== null;

/**
 * Returns the filter of a listing for a measured gap. `pick` is null if the listing has no facet for that side. Returns
 * null for a wish that is not about a gap.
 *
 * A gap is a limit, and is to be filled. Products that need more space than there is are not shown. The space is the
 * same as in the shop's gap form: a required air gap counts, and built-in products count with their housing. Of the
 * products that fit, the widest sets the step, and all within 25 mm of it are shown: kitchens are planned in steps
 * (300, 450, 500, 550, 600 mm …), every maker stays a little below them, and nobody with a gap of 600 mm wants a
 * slimline appliance of 448 mm beside a slot for trays. For heights, the tallest is shown and all that are at most a
 * tenth lower. Worktop appliances do not fill a gap, so it only limits them. The same goes for every gap if `isFilled`
 * is false, for example if everything that fills it lacks something else that was asked for. If nothing fits, the
 * products that need the least space are shown, and the page says that they are too large.
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

/** Whether products of a kind stand in a row of kitchen units. */
const isPlanned = (kind: Kind): boolean => traitsOf(kind).gap !== null || traitsOf(kind).piece !== null;

/** Whether the facet has a value that fits. A body of 541 mm needs a space of 550 mm, so it fits no narrower one. */
function goesIn(facet: KnownFacet, band: Band): boolean {
  const inside = valuesOf(facet, bandToken(band));
  return facet.name === 'Width'
    ? inside.some(({ number }) => number !== null && (nominalWidth(number) ?? number) <= (band.max ?? 0))
    : inside.length > 0;
}

/**
 * Smallest size that fills the gap, in millimetres, given the largest body that fits and whose required space is known.
 * Null if there is no lower limit.
 */
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

/** Smallest size that fills a gap which a given body fills, in millimetres. */
const leastBeside = (body: number, side: Side): number =>
  ({ Width: body - NARROWER_MM, Height: Math.round(body * (1 - LOWER)), Depth: 0 })[side];

/** If nothing fits: the filter for the products that need the least space, and those of the same nominal width. */
function smallestOf(facet: KnownFacet | undefined, read: GapRead): { read: GapRead; pick: Pick | null } {
  const numbers = facet?.values.flatMap(({ number }) => number ?? []) ?? [];
  if (!facet || numbers.length === 0) return { read, pick: null };
  const least = Math.min(...numbers);
  const max = (read.side === 'Width' ? nominalWidth(least) : null) ?? least;
  return { read: { ...read, least }, pick: { key: facet.key, values: [bandToken({ min: null, max })] } };
}

/**
 * Returns the names of the custom fields for the required space on the side of a measured gap; none for other wishes.
 */
export const roomNames = (fact: FactWish): string[] => [sideOf(fact) ?? []].flat().map((side) => ROOM[side]);

/**
 * Returns the products that fill the measured gaps, by the same rule as `gapPick`; all of them if none is known to fit.
 */
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

/** Whether a gap of `mm` millimetres is within a product's range of required space. */
function takes(room: string | undefined, mm: number): boolean {
  const span = spanOf(room);
  return span !== null && span.from <= mm && (span.to === null || mm <= span.to);
}

const spanOf = (text: string | undefined) =>
  text === undefined ? null : (commonSpans([text])?.spans.get(text) ?? null);
