import { commonSpans } from '@/lib/catalogue/amount';
import { inWordsOfList } from '@/lib/catalogue/attributes';
import { uniqueSlugs } from '@/lib/catalogue/slug';
import type { Facet } from '@/lib/catalogue/types';
import { type Band, bandsFor } from './bands';
import { factKey } from './keys';

/** A value of a facet with the word that its URL uses. `value` is the attribute's value, or an id as text. */
export type KnownValue = {
  slug: string;
  value: string;
  label: string;
  number: number | null;
  /** Where a span ends that begins at `number`. */
  to?: number;
};

export type KnownFacet = {
  kind: 'brand' | 'category' | 'attribute';
  /** The key in the URL. */
  key: string;
  /** The attribute's name as the platform has it; `brand` or `category`. */
  name: string;
  label: string;
  /** In the order in which the whole list gives them. */
  values: readonly KnownValue[];
  /** For a measured fact with many values. */
  bands: readonly Band[] | null;
  unit: string;
};

/** The facets of a list by their key in the URL. */
export type Dictionary = ReadonlyMap<string, KnownFacet>;

/**
 * Names the facets of a list for its URLs. To be made from the whole list, out-of-stock goods included, so that
 * a URL means the same whatever else is chosen. `slugs` gives brands and categories their own words by id.
 */
export function listingDictionary(
  facets: readonly Facet[],
  slugs: { brand?: ReadonlyMap<number, string>; category?: ReadonlyMap<number, string> } = {},
): Dictionary {
  const attributes = facets.filter((facet) => facet.kind === 'attribute');
  const keys = uniqueSlugs(attributes.map((facet) => facet.key)).map(factKey);
  const hobTypes = attributes.find(({ key }) => key === 'Hob type')?.values.map(({ value }) => value) ?? [];
  const entries = attributes.map((facet, at) => attributeFacet(keys[at] ?? facet.key, facet, hobTypes));
  for (const facet of facets) {
    if (facet.kind !== 'brand' && facet.kind !== 'category') continue;
    const slugsById = slugs[facet.kind];
    const words = uniqueSlugs(facet.values.map(({ value, label }) => slugsById?.get(Number(value)) ?? label));
    const values = facet.values.map(({ value, label }, at) => ({
      slug: words[at] ?? value,
      value,
      label,
      number: null,
    }));
    const { kind, label } = facet;
    entries.push({ kind, key: kind, name: kind, label, values, bands: null, unit: '' });
  }
  return new Map(entries.map((facet) => [facet.key, facet]));
}

function attributeFacet(key: string, facet: Facet, hobTypes: readonly string[]): KnownFacet {
  const texts = facet.values.map(({ value }) => value);
  const slugs = uniqueSlugs(texts);
  const measured = commonSpans(texts);
  const values = facet.values.map(({ value, label }, at) => {
    const { from, to } = measured?.spans.get(value) ?? { from: null, to: null };
    const said = inWordsOfList(facet.key, label, hobTypes);
    return { slug: slugs[at] ?? value, value, label: said, number: from, ...(to !== null && { to }) };
  });
  const bands = bandsFor(facet.key, texts);
  return {
    kind: 'attribute',
    key,
    name: facet.key,
    label: facet.label,
    values,
    bands,
    unit: measured?.unit ?? '',
  };
}
