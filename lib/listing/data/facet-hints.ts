/** How a fact is used to narrow a list, beside what `attributeInfo` knows of it. */
export type FacetHints = {
  /** Lower comes first; 50 for what is not named here. */
  rank?: number;
  /** Stands right after what a list is divided by, in lists that have one of these facts too. */
  soonerWith?: readonly string[];
  /** Says in a chip what is measured: `Up to 600 mm deep`. */
  adjective?: string;
  /** Chosen by what was measured at home, and said in a chip so: `Fits 620 mm wide`. */
  measured?: string;
  /** Chosen by a tool of its own, not from the panel; what is chosen still has its chip. */
  unlisted?: true;
  /** Offered above the list on a phone: its first value, its most frequent one, or `Yes`. */
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
