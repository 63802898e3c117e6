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
];
