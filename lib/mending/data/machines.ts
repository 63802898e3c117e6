import type { Machine } from '../types';
import { COLD, DISHES, DRUM, DRYING, gasOf, HEAT, HOB, HOOD, MICROWAVE, WATER } from './symptoms';

const SURVEY = 'a survey of 15,000 households by the consumer organisation OCU, 2018';
const PRACTICE = 'usual in the trade';

const laundry = { size: { width: 600, height: 850, depth: 600 } } as const;
const cooling = { years: 12, source: SURVEY, symptoms: COLD, connections: 'a 13 A socket' } as const;
const baking = { years: 15, source: PRACTICE, oldKwh: null } as const;

/**
 * Appliances that can break, in the order of the form. `years` is the age by which half of them are gone; `oldKwh` is a
 * typical figure on the label of one from ten years ago.
 */
export const MACHINES: readonly Machine[] = [
  {
    ...laundry,
    list: '/washing-machines',
    noun: 'washing machine',
    years: 10,
    source: SURVEY,
    oldKwh: 190,
    connections: 'cold water, a waste and a 13 A socket',
    symptoms: [...WATER, ...DRUM],
  },
  {
    ...laundry,
    list: '/washer-dryers',
    noun: 'washer dryer',
    years: 10,
    source: PRACTICE,
    oldKwh: 900,
    connections: 'cold water, a waste and a 13 A socket',
    symptoms: [...WATER, ...DRUM, ...DRYING.slice(0, 1)],
  },
  {
    ...laundry,
    list: '/tumble-dryers',
    noun: 'tumble dryer',
    years: 11,
    source: SURVEY,
    oldKwh: 500,
    connections: 'a 13 A socket',
    symptoms: DRYING,
  },
  {
    ...laundry,
    list: '/dishwashers',
    noun: 'dishwasher',
    years: 11,
    source: SURVEY,
    oldKwh: 290,
    connections: 'cold water, a waste and a 13 A socket',
    symptoms: [...WATER, ...DISHES],
  },
  {
    ...cooling,
    list: '/fridge-freezers',
    noun: 'fridge freezer',
    oldKwh: 300,
    size: { width: 600, height: 2000, depth: 700 },
  },
  {
    ...cooling,
    list: '/american-fridge-freezers',
    noun: 'American fridge freezer',
    oldKwh: 450,
    size: { width: 930, height: 1800, depth: 750 },
  },
  { ...cooling, list: '/fridges', noun: 'fridge', oldKwh: 150, size: null },
  { ...cooling, list: '/freezers', noun: 'freezer', oldKwh: 240, size: null },
  {
    ...baking,
    list: '/single-ovens',
    noun: 'oven',
    size: { width: 560, height: 590, depth: 550 },
    connections: 'a circuit of its own, or a 13 A socket where the maker allows that',
    symptoms: HEAT,
  },
  {
    ...baking,
    list: '/freestanding-cookers',
    noun: 'cooker',
    size: { width: 600, height: 900, depth: 600 },
    connections: 'a cooker circuit, or gas',
    symptoms: [...HEAT, gasOf('Gas cooker')],
  },
  {
    ...baking,
    list: '/range-cookers',
    noun: 'range cooker',
    size: { width: 900, height: 920, depth: 650 },
    connections: 'a cooker circuit, or gas, or both',
    symptoms: [...HEAT, gasOf('Gas range cooker')],
  },
  {
    ...baking,
    list: '/hobs',
    noun: 'hob',
    size: { width: 560, height: 60, depth: 490 },
    connections: 'a circuit of its own, or gas',
    symptoms: [...HOB, gasOf('Gas hob')],
  },
  {
    ...baking,
    list: '/cooker-hoods',
    noun: 'cooker hood',
    size: null,
    connections: 'a 13 A socket and a duct',
    symptoms: HOOD,
  },
  {
    list: '/microwaves',
    noun: 'microwave',
    years: 9,
    source: SURVEY,
    oldKwh: null,
    size: null,
    connections: 'a 13 A socket',
    symptoms: MICROWAVE,
  },
];
