import type { Question } from '../types.ts';

export const comparative: readonly Question[] = [
  {
    text: 'quietest washing machine',
    first: { kinds: ['washing-machine'], extreme: { of: 'Noise', end: 'least', within: 3 } },
  },
  {
    text: 'cheapest dishwasher',
    first: { kinds: ['dishwasher'], extreme: { of: 'price', end: 'least', within: 3 } },
  },
  {
    text: 'biggest american fridge freezer',
    first: { kinds: ['american-fridge'], extreme: { of: 'Total capacity', end: 'most', within: 3 } },
  },
  {
    text: 'slimmest dishwasher',
    first: { kinds: ['dishwasher'], extreme: { of: 'Width', end: 'least', within: 3 } },
  },
  {
    text: 'most efficient tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
  { text: 'widest hob', first: { kinds: ['hob'], extreme: { of: 'Width', end: 'most', within: 3 } } },
  {
    text: 'quietest kettle',
    first: { kinds: ['kettle'], extreme: { of: 'Noise', end: 'least', within: 3 } },
  },
  {
    text: 'largest capacity washing machine',
    first: { kinds: ['washing-machine'], extreme: { of: 'Capacity', end: 'most', within: 3 } },
  },
  {
    text: 'cheapest range cooker',
    first: { kinds: ['range-cooker'], extreme: { of: 'price', end: 'least', within: 3 } },
  },
  {
    text: 'smallest chest freezer',
    first: { types: ['Chest freezer'], extreme: { of: 'Total capacity', end: 'least', within: 3 } },
  },
  {
    text: 'lowest energy fridge freezer',
    first: { kinds: ['fridge-freezer'], extreme: { of: 'Energy consumption', end: 'least', within: 5 } },
  },
  {
    text: 'most powerful cooker hood',
    first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 3 } },
  },
  {
    text: 'most expensive oven',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      extreme: { of: 'price', end: 'most', within: 3 },
    },
  },
  {
    text: 'tallest fridge freezer',
    first: { kinds: ['fridge-freezer'], extreme: { of: 'Height', end: 'most', within: 3 } },
  },
  {
    text: 'dearest coffee machine',
    first: { kinds: ['coffee'], extreme: { of: 'price', end: 'most', within: 3 } },
  },
];
