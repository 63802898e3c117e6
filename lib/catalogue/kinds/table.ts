import type { Traits } from './types';

/** Traits of a product about which tools say nothing except how it is delivered. */
const PLAIN = {
  gap: null,
  piece: null,
  set: null,
  chore: null,
  gas: null,
  noise: null,
  quietDb: null,
  air: null,
  extracts: false,
  plumbed: null,
  cold: null,
  crew: 'parcel',
  part: false,
  service: null,
} as const satisfies Omit<Traits, 'figures'>;

const PART = { ...PLAIN, part: true } as const;
const LARGE = { ...PLAIN, crew: 'two people' } as const;
const SERVICE = { ...PLAIN, crew: null, figures: 'service' } as const;

const washer = {
  ...LARGE,
  gap: 'laundry',
  piece: 'washing machine',
  chore: 'wash',
  noise: 'washing',
  quietDb: 72,
  plumbed: 'machine',
} as const;
const washing = { ...washer, set: 'washing machine', figures: 'washing machine' } as const;
const washingAndDrying = { ...washer, set: 'washer dryer', figures: 'washer dryer' } as const;
const tabletop = {
  ...PLAIN,
  chore: 'dishes',
  noise: 'dishes',
  quietDb: 44,
  plumbed: 'machine',
  figures: 'dishwasher',
} as const;
const dishwasher = {
  ...tabletop,
  gap: 'dishwasher',
  piece: 'dishwasher',
  set: 'dishwasher',
  crew: 'two people',
} as const;
const cooler = { ...LARGE, gap: 'fridge', noise: 'cooling', quietDb: 38, cold: 'cools' } as const;
const chest = { ...cooler, cold: 'frost', set: 'freezer', figures: 'freezer' } as const;
const freezer = { ...chest, piece: 'fridge freezer' } as const;
const fridge = { ...freezer, set: 'fridge', figures: 'fridge' } as const;
const fridgeFreezer = { ...freezer, set: 'fridge freezer', figures: 'fridge freezer' } as const;
const wine = { ...cooler, set: 'wine cooler', figures: 'wine cooler' } as const;
const oven = { ...LARGE, gap: 'oven', piece: 'oven', chore: 'bake', figures: 'oven' } as const;
const microwave = { ...PLAIN, figures: 'microwave' } as const;
const drawer = { ...PLAIN, gap: 'oven', set: 'drawer', figures: 'drawer' } as const;
const stove = { ...LARGE, gap: 'cooker', piece: 'cooker', chore: 'bake' } as const;
const cooker = { ...stove, set: 'cooker', figures: 'cooker' } as const;
const range = { ...stove, set: 'range cooker', figures: 'cooker' } as const;
const hob = { ...PLAIN, gap: 'hob', piece: 'hob', set: 'hob', figures: 'hob' } as const;
const vacuum = { ...PLAIN, quietDb: 70, figures: 'vacuum cleaner' } as const;
const allGas = { gas: 'oven and hob' } as const;
const gasHob = { gas: 'hob' } as const;

/**
 * Every kind of product sold, by the whole value of the custom field `Type`, and its traits. Any other value is
 * `other`, about which no tool says anything. docs/extend.md explains how to add a kind.
 */
export const KINDS = {
  'Washing machine': { ...washing, air: 'hoses' },
  'Integrated washing machine': washing,
  'Washer dryer': { ...washingAndDrying, air: 'hoses' },
  'Integrated washer dryer': washingAndDrying,
  'Tumble dryer': {
    ...LARGE,
    gap: 'laundry',
    piece: 'tumble dryer',
    set: 'tumble dryer',
    chore: 'dry',
    quietDb: 62,
    air: 'hoses',
    figures: 'tumble dryer',
  },
  'Stacking kit': { ...PART, figures: 'stacking kit' },
  'Steam cabinet': { ...LARGE, figures: 'steam cabinet' },
  Hose: { ...PART, figures: 'hose' },
  'Drip tray': { ...PART, figures: 'drip tray' },
  Dishwasher: { ...dishwasher, air: 'hoses' },
  'Integrated dishwasher': dishwasher,
  'Table-top dishwasher': tabletop,
  'Fridge freezer': { ...fridgeFreezer, air: 'fridge' },
  'Integrated fridge freezer': fridgeFreezer,
  'American fridge freezer': {
    ...fridgeFreezer,
    set: 'American fridge freezer',
    air: 'American fridge',
  },
  Fridge: { ...fridge, air: 'fridge' },
  'Integrated fridge': fridge,
  Freezer: { ...freezer, air: 'fridge' },
  'Integrated freezer': freezer,
  'Chest freezer': { ...chest, air: 'fridge' },
  'Wine cooler': { ...wine, air: 'fridge' },
  'Built-in wine cooler': wine,
  'Drinks cooler': { ...cooler, air: 'fridge', figures: 'drinks cooler' },
  'Single oven': { ...oven, set: 'single oven' },
  'Double oven': { ...oven, set: 'double oven' },
  'Compact oven': { ...oven, set: 'compact oven' },
  'Built-in microwave': { ...microwave, gap: 'oven' },
  'Combination microwave': { ...microwave, gap: 'oven' },
  Microwave: microwave,
  'Warming drawer': drawer,
  'Vacuum drawer': { ...drawer, crew: 'two people' },
  'Electric cooker': cooker,
  'Gas cooker': { ...cooker, ...allGas },
  'Dual fuel cooker': { ...cooker, ...gasHob },
  'Electric range cooker': range,
  'Gas range cooker': { ...range, ...allGas },
  'Dual fuel range cooker': { ...range, ...gasHob },
  'Induction hob': hob,
  'Ceramic hob': hob,
  'Gas hob': { ...hob, ...gasHob },
  'Venting hob': { ...hob, extracts: true, crew: 'two people' },
  'Cooker hood': { ...PLAIN, piece: 'hood', set: 'hood', quietDb: 58, extracts: true, figures: 'hood' },
  'Hood filter': { ...PART, figures: 'hood filter' },
  Ducting: { ...PART, figures: 'ducting' },
  'Kitchen tap': { ...PLAIN, plumbed: 'tap', figures: 'tap' },
  'Boiling-water tap': { ...PLAIN, plumbed: 'tap', figures: 'boiling-water tap' },
  Sink: { ...PLAIN, plumbed: 'waste', figures: 'sink' },
  'Waste disposer': { ...PLAIN, plumbed: 'waste', figures: 'waste disposer' },
  'Bean to cup coffee machine': { ...PLAIN, figures: 'coffee machine' },
  'Espresso machine': { ...PLAIN, figures: 'coffee machine' },
  'Filter coffee machine': { ...PLAIN, figures: 'coffee machine' },
  Kettle: { ...PLAIN, quietDb: 60, figures: 'kettle' },
  Toaster: { ...PLAIN, figures: 'toaster' },
  'Kettle and toaster set': { ...PLAIN, figures: 'kettle and toaster' },
  'Stand mixer': { ...PLAIN, figures: 'stand mixer' },
  Blender: { ...PLAIN, figures: 'blender' },
  'Food processor': { ...PLAIN, figures: 'food processor' },
  'Air fryer': { ...PLAIN, figures: 'air fryer' },
  'Slow cooker': { ...PLAIN, figures: 'pot cooker' },
  'Pressure cooker': { ...PLAIN, figures: 'pot cooker' },
  'Bread maker': { ...PLAIN, figures: 'bread maker' },
  'Cordless vacuum cleaner': vacuum,
  'Cylinder vacuum cleaner': vacuum,
  'Robot vacuum cleaner': vacuum,
  Dehumidifier: { ...PLAIN, quietDb: 45, figures: 'dehumidifier' },
  'Air purifier': { ...PLAIN, quietDb: 45, figures: 'air purifier' },
  'Air cooler': { ...PLAIN, quietDb: 45, figures: 'air cooler' },
  'Portable air conditioner': { ...LARGE, quietDb: 45, figures: 'air conditioner' },
  Cleaner: { ...PART, figures: 'care' },
  Descaler: { ...PART, figures: 'care' },
  'Water filter': { ...PART, figures: 'care' },
  'Fitting service': { ...SERVICE, service: 'connect' },
  'Collection service': { ...SERVICE, service: 'collect' },
  'Unpacking service': { ...SERVICE, service: 'unpack' },
  'Extended cover': { ...SERVICE, service: 'cover', figures: 'cover' },
  other: { ...PLAIN, crew: null, figures: null },
} as const satisfies Readonly<Record<string, Traits>>;

/** The kind of a product. A closed set, so that code which distinguishes kinds covers all of them. */
export type Kind = keyof typeof KINDS;
