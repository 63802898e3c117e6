import { attributeInfo, type Described, LABELLED, shownValue, tipOf } from '@/lib/catalogue/attributes';
import { parseEnergy } from '@/lib/catalogue/energy';
import type { Energy, Facet } from '@/lib/catalogue/types';
import { type Band, bandLabel, bandToken, parseBand } from './bands';
import { facetHints } from './data/facet-hints';
import type { Dictionary, KnownFacet } from './dictionary';
import { byScale, energyNote } from './energy-facet';
import { valuesOf } from './facets';
import type { ListingQuery } from './query';

/** One value to choose. `token` is its word in the URL, `count` what the list would hold with it alone. */
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
  /** One group, or one for each scale of energy classes. */
  groups: { label: string | null; options: FacetOption[] }[];
};

/** Facets as the shopper sees them, in the order of use. Values that nothing has are left out unless chosen. */
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
  const chosen = new Map(picks.map(({ key, values }) => [key, values]));
  return all
    .filter(({ name }) => !facetHints(name).unlisted)
    .map((known) => {
      const found = facets.find((facet) => facet.kind === known.kind && facet.key === known.name);
      const counts = new Map(found?.values.map(({ value, count }) => [value, count]));
      return { known, options: optionsOf(known, counts, chosen.get(known.key) ?? []) };
    })
    .filter(({ options }) => isOfUse(options, total))
    .toSorted((a, b) => rankOf(a.known) - rankOf(b.known))
    .map(({ known, options }) => viewOf(known, options, goods));
}

const rankOf = (known: KnownFacet): number =>
  known.kind === 'category' ? 1 : known.kind === 'brand' ? 30 : (facetHints(known.name).rank ?? 50);

/** A single value that every product has narrows nothing. */
function isOfUse(options: readonly FacetOption[], total: number): boolean {
  const [first] = options;
  if (!first) return false;
  return options.length > 1 || first.chosen || first.count < total;
}

function optionsOf(
  known: KnownFacet,
  counts: ReadonlyMap<string, number>,
  tokens: readonly string[],
): FacetOption[] {
  const option = (token: string, label: string): FacetOption => ({
    token,
    label,
    count: valuesOf(known, token).reduce((sum, { value }) => sum + (counts.get(value) ?? 0), 0),
    chosen: tokens.includes(token),
    energy: parseEnergy(valuesOf(known, token)[0]?.value),
  });
  const offered = known.bands
    ? known.bands.map((band) => option(bandToken(band), bandLabel(band, known.unit)))
    : known.values.map(({ slug }) => option(slug, tokenLabel(known, slug)));
  const strangers = tokens
    .filter((token) => !offered.some((one) => one.token === token))
    .map((token) => option(token, tokenLabel(known, token)));
  return [...offered, ...strangers].filter(({ count, chosen }) => count > 0 || chosen);
}

/** What a word of a URL is called: its value's label, a band's, or the word itself. */
export function tokenLabel(known: KnownFacet, token: string): string {
  const band: Band | null = parseBand(token);
  if (band) return bandLabel(band, known.unit);
  const label = valuesOf(known, token)[0]?.label ?? token.replaceAll('-', ' ');
  return known.kind === 'attribute' ? shownValue(known.name, label) : label;
}

export function facetLabel(known: KnownFacet): string {
  if (known.kind === 'brand') return 'Brand';
  if (known.kind === 'category') return 'Category';
  return attributeInfo(known.name).label;
}

function viewOf(known: KnownFacet, options: FacetOption[], goods: Described): FacetView {
  const info = known.kind === 'attribute' ? attributeInfo(known.name) : null;
  const note = info && tipOf(known.name, goods);
  const view = { key: known.key, label: facetLabel(known), note, unit: known.unit };
  if (options.every(({ energy }) => energy)) {
    const groups = byScale(options);
    return { ...view, style: 'energy', note: energyNote(groups), groups };
  }
  const numbers = known.values.every(({ number }) => number !== null) && !known.bands;
  return {
    ...view,
    style: info?.look === 'tiles' && numbers ? 'tiles' : 'checks',
    groups: [{ label: null, options }],
  };
}
