import type { CatalogueFacts } from '../../adopt.ts';
import type { Paint } from './paints.ts';

type Look = [
  kind: string,
  size: [width: number, height: number, depth: number],
  paint: Paint,
  more?: CatalogueFacts,
];

const WASHER: Look = ['washing-machine', [598, 848, 560], 'white'];
const SLIM: Look = ['washing-machine', [598, 848, 430], 'white'];
const DRYER: Look = ['tumble-dryer', [598, 848, 600], 'white', { form: 'dryer' }];
const FRIDGE_FREEZER: Look = ['fridge-freezer', [600, 1860, 660], 'steel', { split: '60/40' }];
const AMERICAN: Look = [
  'american-fridge',
  [912, 1780, 720],
  'graphite',
  { form: 'french', doors: 4, dispenser: true },
];
const WINE: Look = ['wine-cooler', [595, 820, 570], 'black', { zones: 2 }];
const OVEN: Look = ['single-oven', [595, 595, 560], 'black', { controls: 'knobs' }];
const RANGE: Look = [
  'range-cooker',
  [1000, 905, 600],
  'green',
  { ovens: 3, zones: 5, hob: 'induction', accent: '#d4d9dc' },
];
const COOKER: Look = ['cooker', [600, 900, 600], 'white', { ovens: 2, zones: 4, hob: 'gas' }];
const HOB: Look = ['hob', [590, 56, 520], 'black', { hob: 'induction', zones: 4 }];
const MICROWAVE: Look = ['microwave', [500, 290, 400], 'steel', {}];
const DRAWER: Look = ['warming-drawer', [595, 140, 550], 'black'];
const HOOD: Look = ['hood', [900, 900, 500], 'steel', { form: 'chimney' }];
const DISHWASHER: Look = ['dishwasher', [598, 845, 600], 'steel', { form: 'front' }];
const HIDDEN: Look = ['dishwasher', [598, 815, 550], 'white', { form: 'integrated' }];
const BOILING: Look = ['boiling-tap', [220, 380, 220], 'gold', { form: 'boiling-swan', spout: 'swan' }];
const TAP: Look = ['tap', [220, 400, 220], 'steel', { form: 'pull-out-spring', spout: 'spring' }];
const SINK: Look = ['sink', [980, 200, 500], 'steel', { form: 'steel', bowls: 1.5 }];
const DISPOSER: Look = ['disposer', [230, 330, 230], 'steel'];
const BEAN: Look = ['coffee', [260, 370, 440], 'black', { form: 'bean' }];
const KETTLE: Look = ['kettle', [220, 250, 170], 'cream', { form: 'kettle' }];
const TOASTER: Look = ['toaster', [310, 200, 200], 'blue', { form: 'toaster', slots: 2 }];
const MIXER: Look = ['stand-mixer', [380, 360, 240], 'green', { form: 'tilt' }];
const FRYER: Look = ['air-fryer', [400, 320, 390], 'black', { form: 'two-drawer', drawers: 2 }];
const STICK: Look = ['vacuum', [250, 1120, 220], 'blue', { form: 'cordless' }];
const DEHUMIDIFIER: Look = ['dehumidifier', [350, 590, 260], 'white'];
const COVER = (years: number): Look => ['warranty', [700, 860, 20], 'white', { caption: `${years} years` }];
const FITTER = (form: string): Look => ['service', [560, 300, 270], 'white', { form }];
const DUCT: Look = ['ducting', [150, 460, 150], 'white', { form: 'round-pipe' }];

/** The product that represents each category, by slug. */
export const categoryLooks: Readonly<Record<string, Look>> = {
  laundry: WASHER,
  'washing-machines': WASHER,
  'freestanding-washing-machines': WASHER,
  'integrated-washing-machines': ['washing-machine', [596, 820, 540], 'white', { form: 'integrated' }],
  'compact-washing-machines': SLIM,
  'washer-dryers': ['washer-dryer', [598, 848, 590], 'graphite'],
  'freestanding-washer-dryers': ['washer-dryer', [598, 848, 590], 'graphite'],
  'integrated-washer-dryers': ['washer-dryer', [596, 820, 540], 'white', { form: 'integrated' }],
  'tumble-dryers': DRYER,
  'heat-pump-dryers': DRYER,
  'condenser-dryers': ['tumble-dryer', [598, 848, 600], 'graphite', { form: 'dryer' }],
  'vented-dryers': ['tumble-dryer', [598, 848, 560], 'white', { form: 'vented' }],
  'laundry-care': ['stacking-kit', [600, 80, 560], 'white', { shelf: true }],
  'stacking-kits': ['stacking-kit', [600, 80, 560], 'white', { shelf: true }],
  'steam-cabinets': ['steam-cabinet', [445, 1850, 585], 'graphite'],
  'hoses-and-trays': ['hose', [600, 120, 600], 'white', { form: 'inlet-hose' }],
  refrigeration: AMERICAN,
  'fridge-freezers': FRIDGE_FREEZER,
  'freestanding-fridge-freezers': FRIDGE_FREEZER,
  'integrated-fridge-freezers': [
    'fridge-freezer',
    [540, 1770, 550],
    'white',
    { split: '50/50', form: 'integrated' },
  ],
  'frost-free-fridge-freezers': ['fridge-freezer', [600, 2030, 660], 'white', { split: '70/30' }],
  'american-fridge-freezers': AMERICAN,
  'side-by-side-fridge-freezers': [
    'american-fridge',
    [912, 1790, 720],
    'steel',
    { form: 'side-by-side', dispenser: true },
  ],
  'french-door-fridge-freezers': AMERICAN,
  'multi-door-fridge-freezers': [
    'american-fridge',
    [912, 1780, 720],
    'black',
    { form: 'multi-door', doors: 4, dispenser: true },
  ],
  fridges: ['fridge', [600, 1850, 650], 'blue'],
  'tall-larder-fridges': ['fridge', [600, 1850, 650], 'white', { form: 'larder' }],
  'under-counter-fridges': ['fridge', [550, 850, 580], 'white', { form: 'under-counter' }],
  'integrated-fridges': ['fridge', [540, 1220, 550], 'white', { form: 'integrated' }],
  freezers: ['freezer', [600, 1720, 650], 'white', { form: 'upright' }],
  'tall-freezers': ['freezer', [600, 1720, 650], 'white', { form: 'upright' }],
  'under-counter-freezers': ['freezer', [550, 850, 580], 'white', { form: 'under-counter' }],
  'chest-freezers': ['freezer', [950, 850, 560], 'white', { form: 'chest' }],
  'integrated-freezers': ['freezer', [540, 1220, 550], 'white', { form: 'integrated' }],
  'wine-and-drinks': WINE,
  'freestanding-wine-coolers': WINE,
  'built-in-wine-coolers': ['wine-cooler', [295, 870, 570], 'steel', { zones: 1, form: 'built-in' }],
  'drinks-coolers': ['drinks-cooler', [480, 840, 500], 'black', { form: 'drinks' }],
  cooking: RANGE,
  'built-in-ovens': OVEN,
  'single-ovens': OVEN,
  'double-ovens': ['double-oven', [595, 888, 560], 'steel', { form: 'built-in' }],
  'compact-and-steam-ovens': ['compact-oven', [595, 455, 560], 'black'],
  'range-cookers': RANGE,
  'electric-range-cookers': RANGE,
  'dual-fuel-range-cookers': ['range-cooker', [1100, 905, 600], 'cream', { ovens: 3, zones: 6, hob: 'gas' }],
  'gas-range-cookers': [
    'range-cooker',
    [900, 905, 600],
    'black',
    { ovens: 2, zones: 5, hob: 'gas', accent: '#c7a255' },
  ],
  'freestanding-cookers': COOKER,
  'electric-cookers': ['cooker', [500, 900, 600], 'white', { ovens: 1, zones: 4, hob: 'ceramic' }],
  'gas-cookers': COOKER,
  'dual-fuel-cookers': ['cooker', [600, 900, 600], 'steel', { ovens: 2, zones: 4, hob: 'gas' }],
  hobs: HOB,
  'induction-hobs': HOB,
  'ceramic-hobs': ['hob', [590, 56, 520], 'black', { hob: 'ceramic', zones: 4 }],
  'gas-hobs': ['hob', [590, 56, 520], 'steel', { hob: 'gas', zones: 4 }],
  'venting-hobs': ['hob', [830, 200, 520], 'black', { hob: 'induction', vent: true, zones: 4 }],
  microwaves: MICROWAVE,
  'freestanding-microwaves': MICROWAVE,
  'built-in-microwaves': ['microwave', [595, 390, 380], 'black', { form: 'built-in' }],
  'combination-microwaves': ['microwave', [520, 320, 480], 'black'],
  'warming-drawers': DRAWER,
  '14-cm-warming-drawers': DRAWER,
  '29-cm-warming-drawers': ['warming-drawer', [595, 290, 550], 'steel'],
  'vacuum-drawers': ['warming-drawer', [595, 140, 550], 'black', { form: 'vacuum' }],
  extraction: HOOD,
  'cooker-hoods': HOOD,
  'chimney-hoods': HOOD,
  'canopy-and-integrated-hoods': ['hood', [600, 320, 300], 'steel', { form: 'canopy' }],
  'ceiling-and-island-hoods': ['hood', [900, 1050, 600], 'black', { form: 'island' }],
  'hood-accessories': DUCT,
  ducting: DUCT,
  'hood-filters': ['hood-filter', [320, 250, 12], 'steel', { form: 'flat', mesh: true }],
  dishwashing: DISHWASHER,
  dishwashers: DISHWASHER,
  '60-cm-dishwashers': DISHWASHER,
  'slimline-dishwashers': ['dishwasher', [448, 845, 600], 'white', { form: 'front' }],
  'table-top-dishwashers': ['dishwasher', [550, 438, 500], 'white', { form: 'table-top' }],
  'integrated-dishwashers': HIDDEN,
  'integrated-60-cm-dishwashers': HIDDEN,
  'integrated-slimline-dishwashers': ['dishwasher', [448, 815, 550], 'white', { form: 'integrated' }],
  'tall-tub-dishwashers': ['dishwasher', [598, 865, 550], 'graphite', { form: 'integrated' }],
  'sinks-and-taps': SINK,
  'boiling-water-taps': BOILING,
  '3-in-1-taps': BOILING,
  '4-in-1-taps': ['boiling-tap', [220, 380, 220], 'black', { form: 'boiling-square', spout: 'square' }],
  'kitchen-taps': TAP,
  'mixer-taps': ['tap', [200, 330, 220], 'nickel', { form: 'mixer-bridge', spout: 'bridge', levers: 2 }],
  'pull-out-taps': TAP,
  sinks: SINK,
  'stainless-steel-sinks': SINK,
  'composite-sinks': ['sink', [860, 200, 500], 'graphite', { form: 'composite', bowls: 1 }],
  'belfast-sinks': ['sink', [600, 255, 460], 'white', { form: 'belfast', bowls: 1 }],
  'waste-disposers': DISPOSER,
  'continuous-feed-disposers': DISPOSER,
  'small-appliances': MIXER,
  'coffee-machines': BEAN,
  'bean-to-cup-coffee-machines': BEAN,
  'espresso-machines': ['coffee', [310, 330, 330], 'steel', { form: 'espresso' }],
  'filter-coffee-machines': ['coffee', [220, 350, 280], 'copper', { form: 'filter' }],
  'kettles-and-toasters': TOASTER,
  kettles: KETTLE,
  toasters: TOASTER,
  'kettle-and-toaster-sets': ['breakfast-set', [560, 250, 220], 'green', { slots: 2 }],
  'food-preparation': MIXER,
  'stand-mixers': MIXER,
  blenders: ['blender', [200, 430, 200], 'copper', { form: 'jug' }],
  'food-processors': ['processor', [260, 420, 230], 'steel'],
  'worktop-cooking': FRYER,
  'air-fryers': FRYER,
  'slow-and-pressure-cookers': ['slow-cooker', [340, 260, 300], 'cream', { form: 'slow' }],
  'bread-makers': ['bread-maker', [270, 310, 360], 'steel'],
  'floorcare-and-air': STICK,
  'vacuum-cleaners': STICK,
  'cordless-vacuum-cleaners': STICK,
  'cylinder-vacuum-cleaners': ['vacuum', [300, 260, 430], 'green', { form: 'cylinder' }],
  'robot-vacuum-cleaners': ['vacuum', [350, 100, 350], 'white', { form: 'robot', dock: true }],
  'air-treatment': DEHUMIDIFIER,
  dehumidifiers: DEHUMIDIFIER,
  'air-purifiers': ['purifier', [280, 520, 280], 'white', { form: 'drum' }],
  'portable-cooling': ['cooling', [440, 720, 360], 'white', { form: 'air-conditioner', hose: true }],
  'spares-and-services': FITTER('delivery'),
  warranties: COVER(5),
  '3-year-cover': COVER(3),
  '5-year-cover': COVER(5),
  fitting: FITTER('built-in'),
  'wet-connection': FITTER('wet'),
  'electric-connection': FITTER('electric'),
  'gas-connection': FITTER('gas'),
  'built-in-fitting': FITTER('built-in'),
  'appliance-care': ['care', [200, 440, 200], 'white', { form: 'descaler' }],
  descalers: ['care', [200, 440, 200], 'white', { form: 'descaler' }],
  'water-filters': ['care', [200, 280, 200], 'white', { form: 'water-filter' }],
  'cleaning-products': ['care', [200, 440, 200], 'white', { form: 'cleaner' }],
};
