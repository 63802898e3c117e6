/** How a fact is used as a filter, in addition to `attributeInfo`. */
export type FacetHints = {
  /** Position, lowest first; 50 if not given. */
  rank?: number;
  /** Directly after the facets that divide a listing, if it also has one of these facts. */
  soonerWith?: readonly string[];
  /** Added to the chip, to say what is measured: `Up to 600 mm deep`. */
  adjective?: string;
  /** For facts that are filtered by a measured gap. The chip then says `Fits a gap 620 mm wide`. */
  measured?: string;
  /** Filtered by a tool of its own rather than the panel. An active filter still has its chip. */
  unlisted?: true;
  /** Option offered above the listing on a phone: the first, the most frequent, or `Yes`. */
  quick?: 'first' | 'most' | 'yes';
};

const NO_HINTS: FacetHints = {};

const HINTS: ReadonlyMap<string, FacetHints> = new Map([
  ['Type', { rank: 29 }],
  ['Service for', { rank: 6 }],
  ['Term', { rank: 7 }],
  ['Dryer type', { rank: 9, quick: 'first' }],
  ['Hob type', { rank: 9, quick: 'first' }],
  ['Fuel', { rank: 9, quick: 'most' }],
  ['Mount', { rank: 9, quick: 'most' }],
  ['Capacity', { rank: 10, quick: 'most' }],
  ['Place settings', { rank: 10, quick: 'most' }],
  ['Total capacity', { rank: 10 }],
  ['Drying capacity', { rank: 11 }],
  ['Installation', { rank: 25 }],
  ['Energy class', { rank: 20, quick: 'first' }],
  ['Extraction rate', { rank: 21 }],
  ['Width', { rank: 22, adjective: 'wide', soonerWith: ['Hob type', 'Mount', 'Place settings'] }],
  ['Depth', { rank: 24, adjective: 'deep' }],
  ['Space width', { rank: 23, measured: 'wide', unlisted: true }],
  ['Space height', { rank: 23, measured: 'high', unlisted: true }],
  ['Space depth', { rank: 23, measured: 'deep', unlisted: true }],
  ['Noise', { rank: 26, quick: 'first' }],
  ['Spin speed', { rank: 28 }],
  ['Frost free', { rank: 28, quick: 'yes' }],
  ['Ovens', { rank: 28 }],
  ['Hob zones', { rank: 28, soonerWith: ['Hob type'] }],
  ['Zones', { rank: 28 }],
  ['Cleaning', { rank: 28, quick: 'most' }],
  ['Colour', { rank: 40 }],
  ['Guarantee', { rank: 60 }],
  ['Smart', { rank: 62 }],
  ['Controls', { rank: 64 }],
  ['Made in', { rank: 70 }],
]);

export function facetHints(name: string): FacetHints {
  return HINTS.get(name) ?? NO_HINTS;
}
