type Row = {
  /** Three or four facts for a card, all of which are facets. */
  card: readonly string[];
  /** Facts for the large figures of the product page, with a label if that of the dictionary does not fit there. */
  big: readonly (string | readonly [name: string, label: string])[];
};

/** By the trait `figures` of a kind. */
export const KEY_FACTS = {
  cover: {
    card: ['Term', 'Repair', 'Engineer within', 'Accidental damage'],
    big: ['Term', 'Engineer within', 'Claims paid up to'],
  },
  service: {
    card: ['Time on site', 'Visit', 'People', 'Certificate'],
    big: ['Time on site', 'People', 'Visit'],
  },
  'washer dryer': {
    card: ['Capacity', 'Drying capacity', 'Spin speed', 'Noise'],
    big: [
      ['Capacity', 'Wash'],
      ['Drying capacity', 'Dry'],
      ['Spin speed', 'Spin'],
      ['Noise', 'Spin noise'],
      'Water per cycle',
    ],
  },
  'washing machine': {
    card: ['Capacity', 'Spin speed', 'Noise', 'Depth'],
    big: [
      ['Capacity', 'Load'],
      ['Spin speed', 'Spin'],
      ['Noise', 'Spin noise'],
      'Water per cycle',
      ['Eco time', 'Eco 40-60'],
    ],
  },
  'tumble dryer': {
    card: ['Capacity', 'Dryer type', 'Noise'],
    big: [['Capacity', 'Load'], ['Dryer type', 'Kind'], 'Noise', ['Eco time', 'Eco programme'], 'Programmes'],
  },
  'steam cabinet': {
    card: ['Hangers', 'Refresh time', 'Noise'],
    big: ['Hangers', 'Refresh time', 'Noise', 'Water tank'],
  },
  'stacking kit': {
    card: ['Fits depth', 'Shelf', 'Fixing', 'Fits brands'],
    big: ['Fits depth', 'Load of shelf', 'Adds to height'],
  },
  hose: { card: ['Bore', 'Connector', 'Fits type'], big: ['Bore', 'Connector', 'Material'] },
  'drip tray': {
    card: ['Holds water', 'Width', 'Depth'],
    big: ['Holds water', 'Width', 'Depth', 'Material'],
  },
  dishwasher: {
    card: ['Place settings', 'Width', 'Noise', 'Cutlery'],
    big: ['Place settings', 'Noise', 'Water per cycle', ['Eco time', 'Eco programme'], 'Width'],
  },
  'wine cooler': {
    card: ['Bottles', 'Zones', 'Width', 'Noise'],
    big: ['Bottles', 'Zones', 'Noise', 'Width', 'Height'],
  },
  'drinks cooler': {
    card: ['Cans', 'Total capacity', 'Width', 'Lockable'],
    big: ['Cans', 'Total capacity', 'Noise', 'Width', 'Height'],
  },
  'fridge freezer': {
    card: ['Total capacity', 'Frost free', 'Width', 'Noise'],
    big: ['Fridge capacity', 'Freezer capacity', 'Noise', 'Width', 'Height'],
  },
  freezer: {
    card: ['Total capacity', 'Frost free', 'Garage safe', 'Width'],
    big: [['Total capacity', 'Space'], 'Noise', 'Garage safe', 'Width', 'Height'],
  },
  fridge: {
    card: ['Total capacity', 'Width', 'Noise', 'Installation'],
    big: [['Total capacity', 'Space'], 'Noise', 'Width', 'Height'],
  },
  'pot cooker': {
    card: ['Pot size', 'Pot', 'Timer', 'Searing pot'],
    big: ['Pot size', 'Portions', 'Settings', 'Working pressure'],
  },
  cooker: {
    card: ['Width', 'Ovens', 'Hob zones', 'Fuel'],
    big: ['Width', 'Oven capacity', 'Second oven', 'Hob zones', 'Total power'],
  },
  'hood filter': {
    card: ['Filter', 'Shape', 'Pieces in the pack', 'Lasts'],
    big: ['Filter', 'Pieces in the pack', 'Lasts', 'Shape'],
  },
  ducting: {
    card: ['Part', 'Duct', 'Shape', 'Insulated'],
    big: ['Duct', 'Part', 'Material', 'Fire rating'],
  },
  hood: {
    card: ['Extraction rate', 'Noise', 'Width', 'Mount'],
    big: ['Extraction rate', 'Noise', 'Width', 'Duct'],
  },
  hob: {
    card: ['Hob type', 'Hob zones', 'Width', 'Flex zone'],
    big: ['Hob zones', 'Width', 'Total power', 'Cut-out width', 'Cut-out depth'],
  },
  drawer: {
    card: ['Drawer capacity', 'Width', 'Push to open', 'Slow cooking'],
    big: ['Drawer capacity', 'Height', 'Plates held', 'Max temperature', 'Seal bar'],
  },
  microwave: {
    card: ['Microwave power', 'Oven capacity', 'Installation', 'Width'],
    big: ['Microwave power', ['Oven capacity', 'Space'], 'Turntable', 'Width', 'Height'],
  },
  oven: {
    card: ['Oven capacity', 'Cleaning', 'Steam', 'Microwave power'],
    big: ['Oven capacity', 'Second oven', 'Functions', 'Max temperature', 'Microwave power'],
  },
  'boiling-water tap': {
    card: ['Tank', 'Functions', 'Spout', 'Reach'],
    big: ['Tank', 'Water temperature', 'Functions', 'Standby power', 'Reach'],
  },
  tap: {
    card: ['Functions', 'Spout', 'Levers', 'Reach'],
    big: ['Reach', 'Flow at 3 bar', 'Height', 'Tap hole'],
  },
  sink: {
    card: ['Bowls', 'Material', 'Minimum cabinet', 'Drainer'],
    big: ['Bowls', 'Material', 'Minimum cabinet', 'Bowl depth', 'Width'],
  },
  'waste disposer': {
    card: ['Grinding chamber', 'Stages', 'Noise', 'Switch'],
    big: ['Grinding chamber', 'Stages', 'Noise', 'Rated power'],
  },
  'coffee machine': {
    card: ['Pressure', 'Milk', 'Water tank', 'Jug'],
    big: ['Pressure', 'Water tank', 'Bean hopper', 'Drinks', 'Boilers'],
  },
  'kettle and toaster': {
    card: ['Holds', 'Slots', 'Material'],
    big: [['Holds', 'Kettle'], ['Slots', 'Toaster'], 'Rated power', 'Material'],
  },
  kettle: {
    card: ['Holds', 'Noise', 'Variable temperature', 'Material'],
    big: ['Holds', 'Boils one cup in', 'Rated power', 'Noise'],
  },
  toaster: {
    card: ['Slots', 'Material', 'Bagel side', 'High lift'],
    big: ['Slots', 'Slot width', 'Browning levels', 'Rated power'],
  },
  'stand mixer': {
    card: ['Bowl', 'Head', 'Speeds', 'Noise'],
    big: ['Bowl', 'Dough at most', 'Speeds', 'Rated power'],
  },
  blender: {
    card: ['Jug', 'Jug material', 'Speeds', 'Noise'],
    big: ['Jug', 'Rated power', 'Speeds', 'Blades', 'Noise'],
  },
  'food processor': {
    card: ['Bowl', 'Discs', 'Speeds', 'Blender'],
    big: ['Bowl', 'Rated power', 'Discs', 'Feed tube', 'Noise'],
  },
  'air fryer': {
    card: ['Basket size', 'Drawers', 'Programmes', 'Noise'],
    big: ['Basket size', 'Portions', 'Programmes', 'Max temperature', 'Rated power'],
  },
  'bread maker': {
    card: ['Loaf at most', 'Programmes', 'Gluten free', 'Noise'],
    big: ['Loaf at most', 'Programmes', 'Rapid loaf', 'Loaf sizes'],
  },
  'vacuum cleaner': {
    card: ['Run time', 'Bin', 'Noise', 'Bagged'],
    big: ['Run time', 'Weight', 'Bin', 'Noise', 'Reach of cord'],
  },
  dehumidifier: {
    card: ['Extraction a day', 'Room size', 'Noise', 'Water tank'],
    big: ['Extraction a day', 'Room size', 'Noise', 'Works down to', 'Water tank'],
  },
  'air purifier': {
    card: ['Clean air rate', 'Room size', 'Noise', 'Filter'],
    big: ['Clean air rate', 'Room size', 'Lowest noise', 'Filter life'],
  },
  'air conditioner': {
    card: ['Cooling power', 'Room size', 'Noise', 'Technology'],
    big: ['Cooling power', 'Room size', 'Noise', ['Energy efficiency ratio', 'Efficiency (EER)']],
  },
  'air cooler': {
    card: ['Room size', 'Noise', 'Water tank', 'Technology'],
    big: ['Room size', 'Noise', 'Water tank', 'Rated power'],
  },
  care: {
    card: ['Contents', 'Form', 'Pieces in the pack', 'Lasts'],
    big: ['Contents', 'Pieces in the pack', 'Lasts', 'Form'],
  },
} as const satisfies Readonly<Record<string, Row>>;

export type FiguresOf = keyof typeof KEY_FACTS;

/** Facts to add if a kind has fewer than three of its own. All are facets. */
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
