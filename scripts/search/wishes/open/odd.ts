import type { Question } from '../types.ts';

export const odd: readonly Question[] = [
  { text: 'WASHING MACHINE!!!', first: { kinds: ['washing-machine'] } },
  { text: 'washingmachine', first: { kinds: ['washing-machine'] } },
  { text: '🧺 washing machine', first: { kinds: ['washing-machine'] } },
  { text: 'fridge-freezer???', first: { kinds: ['fridge-freezer'] } },
  {
    text: 'hey can you find me a cheap kettle',
    first: { kinds: ['kettle'], extreme: { of: 'price', end: 'least', within: 8 } },
  },
  {
    text: 'tumbledryer9kg',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
  },
  { text: '"induction hob"', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] } },
  { text: 'dishwasher dishwasher', first: { kinds: ['dishwasher'] } },
  { text: 'TARNSIDE   WASHER', first: { kinds: ['washing-machine'], makers: ['Tarnside'] } },
  { text: 'range_cooker', first: { kinds: ['range-cooker'] } },
  { text: 'EAN 2900000010413', first: { barcode: '2900000010413' } },
  { text: '2 900000 026506', first: { barcode: '2900000026506' } },
  { text: 'barcode: 2900000056602', first: { barcode: '2900000056602' } },
  { text: 'toasters/kettles', first: { kinds: ['toaster', 'kettle'] } },
  {
    text: 'OVENS & HOBS',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'hob'] },
    among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['hob'] }],
  },
  {
    text: 'wash. machine 8kgs',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 8, max: 8 }] },
  },
  { text: 'hoovers for under a hundred quid', first: { kinds: ['vacuum'], price: { max: 100 } } },
  { text: 'need new cooker asap pls', first: { kinds: ['cooker'] } },
  { text: 'dish-washer slim-line', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] } },
  {
    text: 'frige frezer frostfree',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
  },
  { text: 'wahsing mashine', first: { kinds: ['washing-machine'] } },
  { text: 'microwave,white', first: { kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['White'] }] } },
  {
    text: 'washing machine 9KG/1400RPM',
    first: {
      kinds: ['washing-machine'],
      facts: [
        { fact: 'Capacity', min: 9, max: 9 },
        { fact: 'Spin speed', min: 1400, max: 1400 },
      ],
    },
  },
  {
    text: 'whats the best washing machine for £400?',
    first: { kinds: ['washing-machine'], price: { max: 440 } },
  },
  {
    text: 'hob!! induction!! 60cm!!',
    first: {
      kinds: ['hob'],
      facts: [
        { fact: 'Hob type', is: ['Induction'] },
        { fact: 'Width', min: 580, max: 605 },
      ],
    },
  },
  { text: 'our fridge packed in and we need a new one', first: { kinds: ['fridge', 'fridge-freezer'] } },
  { text: 'cokker ghas', first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Gas'] }] } },
  {
    text: 'washer 4 a family of 5',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
  },
  {
    text: 'air-fryer | kettle',
    first: { kinds: ['air-fryer', 'kettle'] },
    among: [{ kinds: ['air-fryer'] }, { kinds: ['kettle'] }],
  },
  { text: 'stienhaupt.dishwasher', first: { kinds: ['dishwasher'], makers: ['Steinhaupt'] } },
];
