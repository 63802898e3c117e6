type Row = {
  /** Of the custom field Type. */
  type: RegExp;
  /** Three or four for a card; all of them are facets. */
  card: readonly string[];
  /** For the big numbers of the product page, with a label where the dictionary's does not do there. */
  big: readonly (string | readonly [name: string, label: string])[];
};

/** The first row whose `type` fits. */
export const KEY_FACTS: readonly Row[] = [
  {
    type: /^extended cover/i,
    card: ['Term', 'Repair', 'Engineer within', 'Accidental damage'],
    big: ['Term', 'Engineer within', 'Claims paid up to'],
  },
  {
    type: /service$/i,
    card: ['Time on site', 'Visit', 'People', 'Certificate'],
    big: ['Time on site', 'People', 'Visit'],
  },
  {
    type: /washer dryer/i,
    card: ['Capacity', 'Drying capacity', 'Spin speed', 'Noise'],
    big: [
      ['Capacity', 'Wash'],
      ['Drying capacity', 'Dry'],
      ['Spin speed', 'Spin'],
      ['Noise', 'Spin noise'],
      'Water per cycle',
    ],
  },
  {
    type: /washing machine/i,
    card: ['Capacity', 'Spin speed', 'Noise', 'Depth'],
    big: [
      ['Capacity', 'Load'],
      ['Spin speed', 'Spin'],
      ['Noise', 'Spin noise'],
      'Water per cycle',
      ['Eco time', 'Eco 40-60'],
    ],
  },
  {
    type: /tumble dryer/i,
    card: ['Capacity', 'Dryer type', 'Noise'],
    big: [['Capacity', 'Load'], ['Dryer type', 'Kind'], 'Noise', ['Eco time', 'Eco programme'], 'Programmes'],
  },
  {
    type: /steam cabinet/i,
    card: ['Hangers', 'Refresh time', 'Noise'],
    big: ['Hangers', 'Refresh time', 'Noise', 'Water tank'],
  },
  {
    type: /stacking kit/i,
    card: ['Fits depth', 'Shelf', 'Fixing', 'Fits brands'],
    big: ['Fits depth', 'Load of shelf', 'Adds to height'],
  },
  { type: /hose/i, card: ['Bore', 'Connector', 'Fits type'], big: ['Bore', 'Connector', 'Material'] },
  {
    type: /drip tray/i,
    card: ['Holds water', 'Width', 'Depth'],
    big: ['Holds water', 'Width', 'Depth', 'Material'],
  },
  {
    type: /dishwasher/i,
    card: ['Place settings', 'Width', 'Noise', 'Cutlery'],
    big: ['Place settings', 'Noise', 'Water per cycle', ['Eco time', 'Eco programme'], 'Width'],
  },
  {
    type: /wine/i,
    card: ['Bottles', 'Zones', 'Width', 'Noise'],
    big: ['Bottles', 'Zones', 'Noise', 'Width', 'Height'],
  },
  {
    type: /drinks cooler/i,
    card: ['Cans', 'Total capacity', 'Width', 'Lockable'],
    big: ['Cans', 'Total capacity', 'Noise', 'Width', 'Height'],
  },
  {
    type: /fridge freezer/i,
    card: ['Total capacity', 'Frost free', 'Width', 'Noise'],
    big: ['Fridge capacity', 'Freezer capacity', 'Noise', 'Width', 'Height'],
  },
  {
    type: /freezer/i,
    card: ['Total capacity', 'Frost free', 'Garage safe', 'Width'],
    big: [['Total capacity', 'Space'], 'Noise', 'Garage safe', 'Width', 'Height'],
  },
  {
    type: /fridge/i,
    card: ['Total capacity', 'Width', 'Noise', 'Installation'],
    big: [['Total capacity', 'Space'], 'Noise', 'Width', 'Height'],
  },
  {
    type: /(slow|pressure) cooker/i,
    card: ['Pot size', 'Pot', 'Timer', 'Searing pot'],
    big: ['Pot size', 'Portions', 'Settings', 'Working pressure'],
  },
  {
    type: /cooker(?! hood)/i,
    card: ['Width', 'Fuel', 'Ovens', 'Hob zones'],
    big: ['Width', 'Oven capacity', 'Second oven', 'Hob zones', 'Total power'],
  },
  {
    type: /hood filter/i,
    card: ['Filter', 'Shape', 'Pieces in the pack', 'Lasts'],
    big: ['Filter', 'Pieces in the pack', 'Lasts', 'Shape'],
  },
  {
    type: /ducting/i,
    card: ['Part', 'Duct', 'Shape', 'Insulated'],
    big: ['Duct', 'Part', 'Material', 'Fire rating'],
  },
  {
    type: /hood/i,
    card: ['Extraction rate', 'Noise', 'Width', 'Mount'],
    big: ['Extraction rate', 'Noise', 'Width', 'Duct'],
  },
  {
    type: /hob/i,
    card: ['Hob type', 'Hob zones', 'Width', 'Flex zone'],
    big: ['Hob zones', 'Width', 'Total power', 'Cut-out width', 'Cut-out depth'],
  },
  {
    type: /drawer/i,
    card: ['Drawer capacity', 'Width', 'Push to open', 'Slow cooking'],
    big: ['Drawer capacity', 'Height', 'Plates held', 'Max temperature', 'Seal bar'],
  },
  {
    type: /microwave/i,
    card: ['Microwave power', 'Oven capacity', 'Installation', 'Width'],
    big: ['Microwave power', ['Oven capacity', 'Space'], 'Turntable', 'Width', 'Height'],
  },
  {
    type: /oven/i,
    card: ['Oven capacity', 'Cleaning', 'Steam', 'Microwave power'],
    big: ['Oven capacity', 'Second oven', 'Functions', 'Max temperature', 'Microwave power'],
  },
  {
    type: /boiling/i,
    card: ['Tank', 'Functions', 'Spout', 'Reach'],
    big: ['Tank', 'Water temperature', 'Functions', 'Standby power', 'Reach'],
  },
  {
    type: /tap/i,
    card: ['Functions', 'Spout', 'Levers', 'Reach'],
    big: ['Reach', 'Flow at 3 bar', 'Height', 'Tap hole'],
  },
  {
    type: /sink/i,
    card: ['Bowls', 'Material', 'Minimum cabinet', 'Drainer'],
    big: ['Bowls', 'Material', 'Minimum cabinet', 'Bowl depth', 'Width'],
  },
  {
    type: /disposer/i,
    card: ['Grinding chamber', 'Stages', 'Noise', 'Switch'],
    big: ['Grinding chamber', 'Stages', 'Noise', 'Rated power'],
  },
  {
    type: /coffee|espresso/i,
    card: ['Pressure', 'Milk', 'Water tank', 'Jug'],
    big: ['Pressure', 'Water tank', 'Bean hopper', 'Drinks', 'Boilers'],
  },
  {
    type: /kettle and toaster/i,
    card: ['Holds', 'Slots', 'Material'],
    big: [['Holds', 'Kettle'], ['Slots', 'Toaster'], 'Rated power', 'Material'],
  },
  {
    type: /kettle/i,
    card: ['Holds', 'Noise', 'Variable temperature', 'Material'],
    big: ['Holds', 'Boils one cup in', 'Rated power', 'Noise'],
  },
  {
    type: /toaster/i,
    card: ['Slots', 'Material', 'Bagel side', 'High lift'],
    big: ['Slots', 'Slot width', 'Browning levels', 'Rated power'],
  },
  {
    type: /stand mixer/i,
    card: ['Bowl', 'Head', 'Speeds', 'Noise'],
    big: ['Bowl', 'Dough at most', 'Speeds', 'Rated power'],
  },
  {
    type: /blender/i,
    card: ['Jug', 'Jug material', 'Speeds', 'Noise'],
    big: ['Jug', 'Rated power', 'Speeds', 'Blades', 'Noise'],
  },
  {
    type: /food processor/i,
    card: ['Bowl', 'Discs', 'Speeds', 'Blender'],
    big: ['Bowl', 'Rated power', 'Discs', 'Feed tube', 'Noise'],
  },
  {
    type: /air fryer/i,
    card: ['Basket size', 'Drawers', 'Programmes', 'Noise'],
    big: ['Basket size', 'Portions', 'Programmes', 'Max temperature', 'Rated power'],
  },
  {
    type: /bread maker/i,
    card: ['Loaf at most', 'Programmes', 'Gluten free', 'Noise'],
    big: ['Loaf at most', 'Programmes', 'Rapid loaf', 'Loaf sizes'],
  },
  {
    type: /vacuum/i,
    card: ['Run time', 'Bin', 'Noise', 'Bagged'],
    big: ['Run time', 'Weight', 'Bin', 'Noise', 'Reach of cord'],
  },
  {
    type: /dehumidifier/i,
    card: ['Extraction a day', 'Room size', 'Noise', 'Water tank'],
    big: ['Extraction a day', 'Room size', 'Noise', 'Works down to', 'Water tank'],
  },
  {
    type: /purifier/i,
    card: ['Clean air rate', 'Room size', 'Noise', 'Filter'],
    big: ['Clean air rate', 'Room size', 'Lowest noise', 'Filter life'],
  },
  {
    type: /air (conditioner|cooler)/i,
    card: ['Cooling power', 'Room size', 'Noise', 'Technology'],
    big: ['Cooling power', 'Room size', 'Noise', 'Water tank', 'Rated power'],
  },
  {
    type: /cleaner|descaler|water filter/i,
    card: ['Contents', 'Form', 'Pieces in the pack', 'Lasts'],
    big: ['Contents', 'Pieces in the pack', 'Lasts', 'Form'],
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
  'Material',
  'Smart',
  'Made in',
  'Type',
];
