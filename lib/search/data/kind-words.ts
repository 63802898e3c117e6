import type { Kind } from '@/lib/catalogue/kinds/table';

const washer = ['washer', 'laundry', 'clothes washer', 'small flat', 'no room'];
const washerDryer = [
  'washer and dryer in one',
  'combined washing machine',
  'laundry',
  'all in one',
  'small flat',
];
const dishwasher = ['dish washer', 'washing up'];
const freezer = ['deep freeze', 'icebox'];
const fridge = ['refrigerator', 'icebox', 'larder'];
const fridgeFreezer = ['refrigerator freezer', 'combi fridge', ...freezer];
const wine = ['wine fridge', 'wine cabinet', 'wine chiller'];
const oven = ['cooker'];
const microwave = ['micro wave'];
const cooker = ['stove', 'freestanding cooker', 'oven and hob'];
const range = ['aga style', 'stove', 'range', 'farmhouse cooker'];
const hob = ['cooktop', 'hotplate', 'cooker top'];
const electricHob = [...hob, 'electric hob', 'electric hotplate'];
const barista = ['barista coffee maker', 'coffee maker', 'expresso', 'cappuccino latte'];
const vacuum = ['hoover', 'vac'];
const cooling = ['room too hot in summer', 'cooling', 'keep cool'];
const kettle = ['electric jug'];
const toaster = ['bread toaster'];

/** Other names of each kind, and the complaints of people who need one. */
export const KIND_WORDS: Readonly<Record<Kind, readonly string[]>> = {
  'Washing machine': washer,
  'Integrated washing machine': washer,
  'Washer dryer': washerDryer,
  'Integrated washer dryer': washerDryer,
  'Tumble dryer': ['drier', 'clothes dryer', 'laundry', 'dry washing clothes'],
  'Stacking kit': ['dryer on top of washing machine', 'stack washer and dryer', 'tower'],
  'Steam cabinet': ['clothes steamer', 'laundry'],
  Hose: ['washing machine leaking pipe', 'leak burst inlet drain', 'dishwasher hose'],
  'Drip tray': ['water under washing machine', 'leak tray'],
  Dishwasher: dishwasher,
  'Integrated dishwasher': dishwasher,
  'Table-top dishwasher': [...dishwasher, 'mini countertop dishwasher', 'small flat'],
  'Fridge freezer': fridgeFreezer,
  'Integrated fridge freezer': fridgeFreezer,
  'American fridge freezer': [
    ...fridgeFreezer,
    'american style fridge',
    'double door fridge',
    'side by side refrigerator',
    'big family fridge',
  ],
  Fridge: fridge,
  'Integrated fridge': fridge,
  Freezer: freezer,
  'Integrated freezer': freezer,
  'Chest freezer': freezer,
  'Wine cooler': wine,
  'Built-in wine cooler': wine,
  'Drinks cooler': ['beer fridge', 'mini fridge', 'drinks fridge', 'bottle cooler'],
  'Single oven': oven,
  'Double oven': oven,
  'Compact oven': [...oven, 'small oven', '45cm high', '45 cm high'],
  'Built-in microwave': microwave,
  'Combination microwave': [...microwave, 'microwave oven grill'],
  Microwave: microwave,
  'Warming drawer': ['plate warmer drawer'],
  'Vacuum drawer': ['vacuum sealer', 'sous vide'],
  'Electric cooker': cooker,
  'Gas cooker': cooker,
  'Dual fuel cooker': cooker,
  'Electric range cooker': range,
  'Gas range cooker': range,
  'Dual fuel range cooker': range,
  'Induction hob': electricHob,
  'Ceramic hob': electricHob,
  'Gas hob': [...hob, 'gas stove'],
  'Venting hob': [...hob, 'induction hob with extractor', 'downdraft hob', 'steam and smells when cooking'],
  'Cooker hood': ['extractor fan', 'extractor hood', 'range hood', 'kitchen steam smells fumes when cooking'],
  'Hood filter': ['cooker hood not extracting', 'filter clogged greasy', 'charcoal filter'],
  Ducting: ['extractor pipe vent hose'],
  'Kitchen tap': ['kitchen faucet', 'mixer'],
  'Boiling-water tap': ['instant hot water tap', 'hot tap', 'kettle tap', 'faucet'],
  Sink: ['kitchen sink', 'butler sink', 'basin', 'ceramic'],
  'Waste disposer': ['garbage disposal', 'food waste disposal', 'disposal unit', 'sink grinder'],
  'Bean to cup coffee machine': barista,
  'Espresso machine': barista,
  'Filter coffee machine': ['coffee maker', 'drip coffee', 'percolator'],
  Kettle: kettle,
  Toaster: toaster,
  'Kettle and toaster set': [...kettle, ...toaster],
  'Stand mixer': ['cake mixer', 'food mixer', 'dough mixer'],
  Blender: ['smoothie maker', 'liquidiser', 'soup maker'],
  'Food processor': ['chopper', 'slicer', 'mixer'],
  'Air fryer': ['health fryer', 'healthy fryer', 'chip fryer', 'oil free'],
  'Slow cooker': ['crock pot', 'crockpot'],
  'Pressure cooker': ['instant pot', 'multi cooker'],
  'Bread maker': ['bread machine', 'bread oven'],
  'Cordless vacuum cleaner': [...vacuum, 'stick vacuum', 'handheld'],
  'Cylinder vacuum cleaner': vacuum,
  'Robot vacuum cleaner': [...vacuum, 'robot hoover', 'automatic'],
  Dehumidifier: ['damp', 'damp in bedroom', 'condensation mould wet room', 'moisture'],
  'Air purifier': ['dust allergy', 'pollen asthma hay fever smoke', 'clean air'],
  'Air cooler': ['fan', ...cooling],
  'Portable air conditioner': ['air con unit', 'aircon', ...cooling],
  Cleaner: ['smells', 'smelly odour mould', 'cleaning'],
  Descaler: ['limescale', 'descale', 'scale remover'],
  'Water filter': ['filter cartridge'],
  'Fitting service': ['installation', 'install', 'plumb in', 'fitting'],
  'Collection service': [],
  'Unpacking service': [],
  'Extended cover': ['extended warranty', 'insurance'],
  other: [],
};
