type Row = {
  /** Of the custom field Type. */
  type: RegExp;
  /** Three or four for a card; all of them are facets. */
  card: readonly string[];
  /** For the big numbers of the product page, with a label where the dictionary's is too long there. */
  big: readonly (string | readonly [name: string, label: string])[];
};

/** The first row whose `type` fits. */
export const KEY_FACTS: readonly Row[] = [
  {
    type: /washer dryer/i,
    card: ['Capacity', 'Drying capacity', 'Spin speed', 'Noise'],
    big: ['Capacity', 'Drying capacity', ['Spin speed', 'Spin'], ['Noise', 'Spin noise'], 'Water per cycle'],
  },
  {
    type: /washing machine/i,
    card: ['Capacity', 'Spin speed', 'Noise', 'Depth'],
    big: [
      'Capacity',
      ['Spin speed', 'Spin'],
      ['Noise', 'Spin noise'],
      'Water per cycle',
      ['Eco time', 'Eco 40-60'],
    ],
  },
  {
    type: /dryer/i,
    card: ['Capacity', 'Drying capacity', 'Dryer type', 'Noise'],
    big: ['Capacity', 'Drying capacity', 'Dryer type', 'Noise', ['Eco time', 'Eco programme']],
  },
  {
    type: /dishwasher/i,
    card: ['Place settings', 'Width', 'Noise', 'Cutlery'],
    big: ['Place settings', 'Noise', 'Water per cycle', ['Eco time', 'Eco programme'], 'Width'],
  },
  {
    type: /wine|drinks/i,
    card: ['Bottles', 'Zones', 'Width', 'Noise'],
    big: ['Bottles', 'Zones', 'Noise', 'Width', 'Total capacity'],
  },
  {
    type: /fridge freezer|american|french|multi-door/i,
    card: ['Total capacity', 'Frost free', 'Width', 'Noise'],
    big: ['Fridge capacity', 'Freezer capacity', 'Noise', 'Width', 'Height'],
  },
  {
    type: /freezer/i,
    card: ['Total capacity', 'Frost free', 'Garage safe', 'Width'],
    big: ['Freezer capacity', 'Total capacity', 'Noise', 'Width', 'Height'],
  },
  {
    type: /fridge|larder|refrigerator/i,
    card: ['Total capacity', 'Width', 'Noise', 'Installation'],
    big: ['Fridge capacity', 'Total capacity', 'Noise', 'Width', 'Height'],
  },
  {
    type: /range cooker|cooker(?! hood)/i,
    card: ['Width', 'Fuel', 'Ovens', 'Hob zones'],
    big: ['Width', 'Oven capacity', 'Second oven', 'Hob zones', 'Total power', 'Fuel'],
  },
  {
    type: /hood|extractor/i,
    card: ['Extraction rate', 'Mount', 'Noise', 'Width'],
    big: ['Extraction rate', 'Noise', 'Width', 'Duct'],
  },
  {
    type: /hob/i,
    card: ['Hob type', 'Hob zones', 'Width', 'Flex zone'],
    big: ['Hob zones', 'Width', 'Total power', 'Cut-out width', 'Cut-out depth'],
  },
  {
    type: /microwave/i,
    card: ['Installation', 'Width', 'Microwave power', 'Controls'],
    big: ['Microwave power', 'Oven capacity', 'Total capacity', 'Width'],
  },
  {
    type: /oven/i,
    card: ['Cleaning', 'Steam', 'Ovens', 'Installation'],
    big: ['Oven capacity', 'Second oven', 'Functions', 'Max temperature', 'Cleaning'],
  },
  {
    type: /drawer/i,
    card: ['Installation', 'Width', 'Colour', 'Guarantee'],
    big: ['Height', 'Width', 'Max temperature', 'Total capacity'],
  },
  {
    type: /tap/i,
    card: ['Functions', 'Finish', 'Guarantee'],
    big: ['Water temperature', 'Tank', 'Functions', 'Guarantee'],
  },
  {
    type: /sink/i,
    card: ['Bowls', 'Material', 'Width'],
    big: ['Bowls', 'Material', 'Minimum cabinet', 'Width'],
  },
  {
    type: /vacuum/i,
    card: ['Run time', 'Cordless', 'Noise', 'Colour'],
    big: ['Run time', 'Weight', 'Bin', 'Noise'],
  },
  {
    type: /toaster/i,
    card: ['Slots', 'Colour', 'Guarantee'],
    big: ['Slots', 'Rated power', 'Width'],
  },
];

/** What fills up where a kind has less than three of its own; all of them are facets. */
export const ANY_FACTS: readonly string[] = [
  'Installation',
  'Width',
  'Noise',
  'Controls',
  'Colour',
  'Guarantee',
  'Smart',
  'Made in',
  'Type',
];
