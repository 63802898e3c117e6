import type { Dictionary, KnownFacet, KnownValue } from '@/lib/listing/dictionary';
import { bandToken } from '@/lib/listing/bands';
import { notToken, valuesOf } from '@/lib/listing/facets';
import type { ListingQuery, Pick } from '@/lib/listing/query';
import { compareKeys } from '@/lib/listing/keys';
import { slugify } from '@/lib/catalogue/slug';
import { gapPick, type GapRead } from './gaps';
import type { FactWish, Maker, Span, Wish } from './understand/types';

/**
 * The query of a listing with the filters of a wish, the facts that the listing cannot filter by, and how gaps were
 * applied.
 */
export type Resolved = { query: ListingQuery; unmet: readonly FactWish[]; gaps: readonly GapRead[] };

/**
 * Turns a wish into filters of a listing. Facets that the address already filters stay as they are.
 * @param isFilled whether a gap is to be filled, or is only a limit
 */
export function withWish(query: ListingQuery, wish: Wish, dictionary: Dictionary, isFilled = true): Resolved {
  const chosen = new Set(query.picks.map(({ key }) => key));
  const picks = new Map<string, Set<string>>();
  const unmet: FactWish[] = [];
  const gaps: GapRead[] = [];
  const add = (key: string, values: readonly string[], isBoth = false) => {
    if (chosen.has(key)) return;
    const before = [...(picks.get(key) ?? [])];
    const both = isBoth ? sharedBy(before, values, dictionary.get(key)) : [];
    picks.set(key, new Set(both.length > 0 ? both : [...before, ...values]));
  };
  for (const fact of wish.facts) {
    // In `slim dishwasher for a 60 cm gap`, both facts are about the width, so the gap is only a limit.
    const isAlone = wish.facts.every((other) => other === fact || !shareName(other, fact));
    const gap = gapPick(fact, dictionary, { kinds: wish.kinds, isFilled: isFilled && isAlone });
    if (gap && !(gap.pick && chosen.has(gap.pick.key))) gaps.push(gap.read);
    const found = gap ? gap.pick : pickFor(fact, dictionary);
    // `non plumbed water dispenser` must be both, `black or grey` may be either.
    if (found) add(found.key, found.values, !fact.isNot && !fact.names.includes('Colour'));
    else unmet.push(fact);
  }
  const brand = dictionary.get('brand');
  if (brand) {
    const wanted = tokensOfMakers(wish.makers, brand);
    if (wanted.length > 0) add('brand', wanted);
    else if (wish.makersNot.length > 0) add('brand', tokensOfMakers(wish.makersNot, brand).map(notToken));
  }
  const added = [...picks].map(([key, values]): Pick => ({ key, values: [...values] }));
  return {
    query: {
      ...query,
      picks: [...query.picks, ...added.filter(({ values }) => values.length > 0)].toSorted((a, b) =>
        compareKeys(a.key, b.key),
      ),
    },
    unmet,
    gaps,
  };
}

const shareName = (one: FactWish, other: FactWish): boolean =>
  one.names.some((name) => other.names.includes(name));

/** What two filters of one facet have in common: `slim 15 cm` means that width, and not the wider band of `slim`. */
function sharedBy(one: readonly string[], other: readonly string[], facet: KnownFacet | undefined): string[] {
  if (!facet || one.length === 0) return [];
  const meant = (tokens: readonly string[]) => new Set(tokens.flatMap((token) => valuesOf(facet, token)));
  const [first, second] = [meant(one), meant(other)];
  const both = [...first].filter((value) => second.has(value));
  if (both.length === second.size) return [...other];
  return both.length === first.size ? [...one] : both.map(({ slug }) => slug);
}

const tokensOfMakers = (makers: readonly Maker[], { values }: KnownFacet): string[] =>
  makers.flatMap(({ id, name }) => values.find(({ value }) => value === String(id))?.slug ?? slugify(name));

/** Filter of the first facet that a fact names and that has a matching value; null if there is none. */
function pickFor({ names, want, isNot }: FactWish, dictionary: Dictionary): Pick | null {
  for (const name of names) {
    const facet = [...dictionary.values()].find((one) => one.kind === 'attribute' && one.name === name);
    if (!facet) continue;
    const meant = want instanceof RegExp ? worded(facet, want) : measured(facet, want);
    const values = isNot ? butFor(facet, meant) : meant;
    if (values.length > 0) return { key: facet.key, values };
  }
  return isNot || want instanceof RegExp ? null : nearestFor(names, want, dictionary);
}

/**
 * Tolerance within which a product is still sold under a figure, as a share of it: a hob of 77 cm is sold as 75 or 80.
 */
const CALLED = 0.07;

/** If nothing has the exact figure: the nearest one that is still sold under it. */
function nearestFor(names: readonly string[], span: Span, dictionary: Dictionary): Pick | null {
  const said = span.near ?? span.max;
  if (span.min === null || span.max === null || said === null) return null;
  for (const name of names) {
    const facet = [...dictionary.values()].find((one) => one.kind === 'attribute' && one.name === name);
    const near = facet?.values.filter((value) => distance(said)(value) <= said * CALLED) ?? [];
    const least = Math.min(...near.map(distance(said)));
    const values = near.filter((value) => distance(said)(value) === least).map(({ slug }) => slug);
    if (facet && values.length > 0) return { key: facet.key, values };
  }
  return null;
}

const worded = ({ values }: KnownFacet, want: RegExp): string[] =>
  values.filter(({ value }) => want.test(value)).map(({ slug }) => slug);

/** All values except some: if a single one remains, that one. */
function butFor(facet: KnownFacet, refused: readonly string[]): string[] {
  if (refused.length === 0) return [];
  const meant = new Set(refused.flatMap((token) => valuesOf(facet, token)));
  const others = facet.values.filter((value) => !meant.has(value));
  return others.length === 1 ? others.map(({ slug }) => slug) : refused.map(notToken);
}

/** Values within the span that are nearest to the figure. A span without a figure becomes a band. */
function measured({ values }: KnownFacet, span: Span): string[] {
  const inside = values.filter(({ number }) => number !== null && isInside(number, span));
  if (inside.length === 0) return [];
  const { near } = span;
  if (near === undefined) return [bandToken(span.isOpen ? closed(span, inside) : span)];
  const least = Math.min(...inside.map(distance(near)));
  return inside.filter((value) => distance(near)(value) === least).map(({ slug }) => slug);
}

/** Excludes the ends of an open span if products have these values. Unchanged if nothing else is within it. */
function closed({ min, max }: Span, inside: readonly KnownValue[]): Span {
  const has = (end: number | null) => end !== null && inside.some(({ number }) => number === end);
  const figures = inside.flatMap(({ number }) =>
    number === null || number === min || number === max ? [] : [number],
  );
  if (figures.length === 0) return { min, max };
  return { min: has(min) ? Math.min(...figures) : min, max: has(max) ? Math.max(...figures) : max };
}

const isInside = (number: number, { min, max }: Span): boolean =>
  (min === null || number >= min) && (max === null || number <= max);

const distance =
  (near: number) =>
  ({ number }: KnownValue): number =>
    Math.abs((number ?? Infinity) - near);
