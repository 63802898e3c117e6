import type { Question } from '../types.ts';

export const comparative: readonly Question[] = [
  {
    text: 'quietest dishwasher',
    first: { kinds: ['dishwasher'], extreme: { of: 'Noise', end: 'least', within: 3 } },
  },
  {
    text: 'cheapest washer dryer',
    first: { kinds: ['washer-dryer'], extreme: { of: 'price', end: 'least', within: 3 } },
  },
  {
    text: 'biggest drum tumble dryer',
    first: { kinds: ['tumble-dryer'], extreme: { of: 'Capacity', end: 'most', within: 3 } },
  },
  {
    text: 'narrowest fridge',
    first: { kinds: ['fridge'], extreme: { of: 'Width', end: 'least', within: 3 } },
  },
  {
    text: 'most energy efficient dishwasher',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
  {
    text: 'fastest spin washing machine',
    first: { kinds: ['washing-machine'], extreme: { of: 'Spin speed', end: 'most', within: 3 } },
  },
  {
    text: 'quietest cooker hood',
    first: { kinds: ['hood'], extreme: { of: 'Noise', end: 'least', within: 3 } },
  },
  {
    text: 'largest capacity microwave',
    first: { kinds: ['microwave'], extreme: { of: 'Oven capacity', end: 'most', within: 3 } },
  },
  {
    text: 'the cheapest american fridge freezer you do',
    first: { kinds: ['american-fridge'], extreme: { of: 'price', end: 'least', within: 3 } },
  },
  {
    text: 'shallowest washing machine',
    first: { kinds: ['washing-machine'], extreme: { of: 'Depth', end: 'least', within: 3 } },
  },
  {
    text: 'cheapest to run freezer',
    first: { kinds: ['freezer'], extreme: { of: 'Energy consumption', end: 'least', within: 5 } },
  },
  {
    text: 'largest air fryer',
    first: { kinds: ['air-fryer'], extreme: { of: 'Basket size', end: 'most', within: 3 } },
  },
  {
    text: 'lightest tumble dryer',
    first: { kinds: ['tumble-dryer'], extreme: { of: 'Weight', end: 'least', within: 3 } },
  },
  {
    text: 'dishwasher that uses least electricity',
    first: { kinds: ['dishwasher'], extreme: { of: 'Energy consumption', end: 'least', within: 3 } },
  },
  {
    text: 'smallest capacity microwave',
    first: { kinds: ['microwave'], extreme: { of: 'Oven capacity', end: 'least', within: 3 } },
  },
];
