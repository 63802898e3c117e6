import {
  attributeInfo,
  type Described,
  isAbsent,
  LABELLED,
  shownValue,
  tipOf,
} from '@/lib/catalogue/attributes';
import { parseEnergy } from '@/lib/catalogue/energy';
import type { Energy, Facet } from '@/lib/catalogue/types';
import { capitalised } from '@/lib/i18n/capitalised';
import { type Band, bandLabel, bandToken, parseBand } from './bands';
import { facetHints } from './data/facet-hints';
import type { Dictionary, KnownFacet } from './dictionary';
import { byScale, energyNote } from './energy-facet';
import { leftOut, valuesOf } from './facets';
import type { ListingQuery } from './query';

/**
 * A value to choose. `token`: its slug or range in the URL. `count`: number of products in the listing with this value
 * alone.
 */
export type FacetOption = {
  token: string;
  label: string;
  count: number;
  chosen: boolean;
  energy: Energy | null;
};

export type FacetView = {
  key: string;
  label: string;
  note: string | null;
  style: 'checks' | 'tiles' | 'energy';
  unit: string;
  /** One group, or one per scale of energy classes. */
  groups: { label: string | null; options: FacetOption[] }[];
};

/** Returns the facets in the order in which shoppers see them. Values without products are left out unless chosen. */
export function facetViews(
  facets: readonly Facet[],
  dictionary: Dictionary,
  { picks, total }: { picks: ListingQuery['picks']; total: number },
): FacetView[] {
  const all = [...dictionary.values()];
  const goods: Described = {
    types: all.flatMap(({ name, values }) => (name === 'Type' ? values.map(({ value }) => value) : [])),
    isLabelled: all.some(({ name }) => name === LABELLED),
  };
  const names = new Set(all.map(({ name }) => name));
  const chosen = new Map(picks.map(({ key, values }) => [key, values]));
  return all
    .filter(({ name }) => !facetHints(name).unlisted)
    .map((entry) => {
      const found = facets.find((facet) => facet.kind === entry.kind && facet.key === entry.name);
      const counts = new Map(found?.values.map(({ value, count }) => [value, count]));
      return { entry, options: optionsOf(entry, counts, chosen.get(entry.key) ?? []) };
    })
    .filter(({ options }) => isOfUse(options, total))
    .filter((facet, _, offered) => !isSaidBefore(facet, offered))
    .map((facet) => ({ ...facet, rank: rankOf(facet.entry, names) + (isOfFew(facet, total) ? LATER : 0) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry, options }) => viewOf(entry, options, goods));
}

const MAKER = 8;
/** After the maker and the facets that divide a listing, but before all other facts. */
const SOONER = 10;

/**
 * Position of a facet. Maker, kind and size come first, because people filter by them most, after the price.
 * @param names of all facets of the listing
 */
function rankOf({ kind, name }: KnownFacet, names: ReadonlySet<string>): number {
  if (kind === 'category') return 1;
  if (kind === 'brand') return MAKER;
  const { rank = 50, soonerWith = [] } = facetHints(name);
  return soonerWith.some((other) => names.has(other)) ? SOONER : rank;
}

/** Added to the position of facets that few products have, so that they follow all others. */
const LATER = 100;

/** Whether less than half of the listing has the fact: the air flow of venting hobs is no useful filter for hobs. */
const isOfFew = ({ entry, options }: Offered, total: number): boolean =>
  entry.kind === 'attribute' &&
  options.every(({ chosen }) => !chosen) &&
  options.reduce((sum, { count }) => sum + count, 0) < total / 2;

type Offered = { entry: KnownFacet; options: readonly FacetOption[] };

/**
 * Whether the facet of types divides the listing in the same way as the facet of installation, as for integrated and
 * freestanding machines. One of the two is then enough.
 */
function isSaidBefore({ entry, options }: Offered, offered: readonly Offered[]): boolean {
  if (entry.name !== 'Type' || options.some(({ chosen }) => chosen)) return false;
  const installation = offered.find((one) => one.entry.name === 'Installation');
  const counts = (of: readonly FacetOption[]) => of.map(({ count }) => count).toSorted((a, b) => a - b);
  return installation !== undefined && String(counts(installation.options)) === String(counts(options));
}

/**
 * Whether a facet is useful. A single value that all products have filters nothing, and nobody looks for a missing
 * feature.
 */
function isOfUse(options: readonly FacetOption[], total: number): boolean {
  const [first] = options;
  if (!first) return false;
  return options.length > 1 || first.chosen || (first.count < total && !isAbsent(first.label));
}

/** What one token of a facet stands for, independent of counts and choices. */
type Offer = Pick<FacetOption, 'token' | 'label' | 'energy'> & { values: readonly string[] };

function offerOf(entry: KnownFacet, token: string, label = tokenLabel(entry, token)): Offer {
  const values = valuesOf(entry, token).map(({ value }) => value);
  return { token, label, energy: parseEnergy(values[0]), values };
}

const offers = new WeakMap<KnownFacet, readonly Offer[]>();

/** Options of a facet, cached. */
function offersOf(entry: KnownFacet): readonly Offer[] {
  const known = offers.get(entry);
  if (known) return known;
  const made = entry.bands
    ? entry.bands.map((band) => offerOf(entry, bandToken(band), bandLabel(band, entry.unit)))
    : entry.values.map(({ slug }) => offerOf(entry, slug));
  offers.set(entry, made);
  return made;
}

function optionsOf(
  entry: KnownFacet,
  counts: ReadonlyMap<string, number>,
  tokens: readonly string[],
): FacetOption[] {
  const offered = offersOf(entry);
  const strangers = tokens
    .filter((token) => !offered.some((one) => one.token === token))
    .map((token) => offerOf(entry, token));
  return [...offered, ...strangers]
    .map(({ token, label, energy, values }) => ({
      token,
      label,
      count: values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
      chosen: tokens.includes(token),
      energy,
    }))
    .filter(({ count, chosen }) => count > 0 || chosen);
}

/** Returns the label of a URL token: that of its value or band, or else the token itself. */
export function tokenLabel(entry: KnownFacet, token: string): string {
  const out = leftOut(token);
  if (out !== null) return `Not ${tokenLabel(entry, out)}`;
  const band: Band | null = parseBand(token);
  if (band) return bandLabel(band, entry.unit);
  const label = valuesOf(entry, token)[0]?.label ?? capitalised(token.replaceAll('-', ' '));
  return entry.kind === 'attribute' ? shownValue(entry.name, label) : label;
}

export function facetLabel(entry: KnownFacet): string {
  if (entry.kind === 'brand') return 'Maker';
  if (entry.kind === 'category') return 'Category';
  return attributeInfo(entry.name).label;
}

function viewOf(entry: KnownFacet, options: FacetOption[], goods: Described): FacetView {
  const info = entry.kind === 'attribute' ? attributeInfo(entry.name) : null;
  const note = info && tipOf(entry.name, goods);
  const view = { key: entry.key, label: facetLabel(entry), note, unit: entry.unit };
  if (options.every(({ energy }) => energy)) {
    const groups = byScale(options);
    return { ...view, style: 'energy', note: energyNote(groups), groups };
  }
  // A search may have chosen a range (`Up to 7 kg`), which cannot be a tile.
  const isNumber = !entry.bands && options.every(({ label }) => /^\d/.test(label));
  const numbers = isNumber && entry.values.every(({ number }) => number !== null);
  return {
    ...view,
    style: info?.look === 'tiles' && numbers ? 'tiles' : 'checks',
    groups: [{ label: null, options }],
  };
}
