import type { Facet } from '@/lib/catalogue/types';
import { listingDictionary } from '@/lib/listing/dictionary';
import { parseListingQuery } from '@/lib/listing/query';

type Counts = Record<string, number>;

const valuesFrom = (counts: Counts) =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, count, selected: false }));

export const attributeFacet = (key: string, counts: Counts): Facet => ({
  kind: 'attribute',
  key,
  label: key,
  values: valuesFrom(counts),
});

/** Facets of a small list of washing machines. */
export const washerFacets: Facet[] = [
  attributeFacet('Capacity', { '7 kg': 2, '8 kg': 2, '9 kg': 5, '10 kg': 2, '11 kg': 1 }),
  attributeFacet('Energy class', { 'D of A–G': 1, 'A of A–G': 6, 'A+ of A+++–D': 2, 'B of A–G': 3 }),
  attributeFacet('Depth', {
    '430 mm': 1,
    '462 mm': 1,
    '540 mm': 1,
    '560 mm': 1,
    '585 mm': 2,
    '588 mm': 2,
    '590 mm': 1,
    '595 mm': 1,
    '598 mm': 2,
    '640 mm': 7,
  }),
  attributeFacet('Smart', { Yes: 4, No: 8 }),
  attributeFacet('Guarantee', { '2 years': 12 }),
  {
    kind: 'brand',
    key: 'brand',
    label: 'Brand',
    values: [
      { value: '7', label: 'Tarnside', count: 4, selected: false },
      { value: '9', label: 'Oxlode', count: 1, selected: false },
    ],
  },
];

export const washerDictionary = listingDictionary(washerFacets);

export const readQuery = (text: string) => parseListingQuery(new URLSearchParams(text));
