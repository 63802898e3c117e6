import { commonSpans } from '@/lib/catalogue/amount';
import { inWordsOfList } from '@/lib/catalogue/attributes';
import { uniqueSlugs } from '@/lib/catalogue/slug';
import type { Facet } from '@/lib/catalogue/types';
import { type Band, bandsFor } from './bands';
import { factKey } from './keys';

/** A value of a facet, with the slug for its URL. `value` is the attribute's value, or an id as text. */
export type KnownValue = {
  slug: string;
  value: string;
  label: string;
  number: number | null;
  /** End of the span that begins at `number`. */
  to?: number;
};

export type KnownFacet = {
  kind: 'brand' | 'category' | 'attribute';
  /** Its key in the URL. */
  key: string;
  /** The platform's name of the attribute; `brand` or `category` for these. */
  name: string;
  label: string;
  /** In the order of the unfiltered listing. */
  values: readonly KnownValue[];
  /** Bands of a measured fact with many values. */
  bands: readonly Band[] | null;
  unit: string;
};

/** The facets of a listing by their keys in the URL. */
export type Dictionary = ReadonlyMap<string, KnownFacet>;

/**
 * Assigns URL keys and slugs to the facets of a listing. Must be made from the unfiltered listing, including products
 * out of stock, so that a URL means the same whatever else is filtered. `slugs` gives brands and categories their own
 * slugs by id.
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
