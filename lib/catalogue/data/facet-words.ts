/** How a fact is put before shoppers who narrow a list by it. */
export type FacetWords = {
  label?: string;
  /** One sentence under the values: what the figure means. */
  note?: string;
  /** Lower comes first; 50 for what is not named here. */
  rank?: number;
  /** Few whole numbers, set large and side by side. */
  tiles?: boolean;
  /** Says in a chip what is measured: `598 mm wide`. */
  adjective?: string;
  /** Offered above the list on a phone: its first value, its most frequent one, or `Yes`. */
  quick?: 'first' | 'most' | 'yes';
};

const NO_WORDS: FacetWords = {};

const WORDS: ReadonlyMap<string, FacetWords> = new Map([
  ['Type', { rank: 5 }],
  [
    'Capacity',
    {
      label: 'Load',
      note: 'Kilograms of dry cotton. 9 kg takes a king-size duvet cover and its sheets.',
      rank: 10,
      tiles: true,
      quick: 'most',
    },
  ],
  [
    'Drying capacity',
    { label: 'Drying load', note: 'Kilograms that it dries at once.', rank: 11, tiles: true },
  ],
  [
    'Place settings',
    { note: 'Plates, cups and cutlery for so many people.', rank: 10, tiles: true, quick: 'most' },
  ],
  ['Total capacity', { label: 'Capacity', note: 'Litres inside, fridge and freezer together.', rank: 10 }],
  ['Dryer type', { rank: 9, quick: 'first' }],
  ['Hob type', { rank: 9, quick: 'first' }],
  ['Fuel', { rank: 9, quick: 'most' }],
  ['Mount', { label: 'Kind of hood', rank: 9 }],
  ['Installation', { rank: 12 }],
  ['Energy class', { rank: 20, quick: 'first' }],
  ['Width', { rank: 22, adjective: 'wide', note: 'The body, without handles.', quick: 'most' }],
  ['Depth', { rank: 24, adjective: 'deep', note: 'The body, without the door’s handle.' }],
  [
    'Noise',
    { rank: 26, note: 'Sound power as the energy label states it; lower is quieter.', quick: 'first' },
  ],
  ['Spin speed', { rank: 28 }],
  ['Frost free', { rank: 28, quick: 'yes' }],
  ['Ovens', { rank: 28, tiles: true }],
  ['Hob zones', { rank: 28, tiles: true }],
  ['Slots', { rank: 28, tiles: true }],
  ['Bowls', { rank: 28, tiles: true }],
  ['Zones', { label: 'Temperature zones', rank: 28, tiles: true }],
  ['Cleaning', { rank: 28 }],
  ['Extraction rate', { rank: 21, note: 'Cubic metres of air an hour at the highest normal setting.' }],
  ['Colour', { rank: 40 }],
  ['Guarantee', { rank: 60, note: 'From the maker, beside your legal rights.' }],
  ['Smart', { label: 'Works with an app', rank: 62 }],
  ['Controls', { rank: 64 }],
  ['Made in', { rank: 70 }],
]);

export function facetWords(name: string): FacetWords {
  return WORDS.get(name) ?? NO_WORDS;
}
