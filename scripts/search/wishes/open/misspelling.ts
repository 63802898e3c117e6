import type { Question } from '../types.ts';

export const misspelling: readonly Question[] = [
  { text: 'washign machine', first: { kinds: ['washing-machine'] } },
  { text: 'dishwaher', first: { kinds: ['dishwasher'] } },
  { text: 'fridg freezer', first: { kinds: ['fridge-freezer'] } },
  { text: 'tumbel dryer', first: { kinds: ['tumble-dryer'] } },
  { text: 'microwve', first: { kinds: ['microwave'] } },
  { text: 'stienhaupt washing machine', first: { kinds: ['washing-machine'], makers: ['Steinhaupt'] } },
  {
    text: 'halverston oven',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], makers: ['Halverstone'] },
  },
  { text: 'vaccum cleaner', first: { kinds: ['vacuum'] } },
  { text: 'frezer', first: { kinds: ['freezer'] } },
  { text: 'cooker hod', first: { kinds: ['hood'] } },
  { text: 'indution hob', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] } },
  { text: 'amercian fridge', first: { kinds: ['american-fridge'] } },
  { text: 'kettel', first: { kinds: ['kettle'] } },
  { text: 'norvik fridge freezer', first: { kinds: ['fridge-freezer'], makers: ['Norrvik'] } },
  { text: 'ovne', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
  { text: 'dehumidifyer', first: { kinds: ['dehumidifier'] } },
  { text: 'rannge cooker', first: { kinds: ['range-cooker'] } },
];
