import type { Question } from '../types.ts';

export const absent: readonly Question[] = [
  { text: 'beko fridge freezer', first: { kinds: ['fridge-freezer'] }, absent: ['Beko'] },
  { text: 'miele washing machine', first: { kinds: ['washing-machine'] }, absent: ['Miele'] },
  { text: 'henry hoover', first: { kinds: ['vacuum'] }, absent: ['Henry'] },
  { text: 'rangemaster', first: { kinds: ['range-cooker'] }, absent: ['Rangemaster'] },
  {
    text: 'siemens oven',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] },
    absent: ['Siemens'],
  },
  {
    text: 'aeg induction hob',
    first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] },
    absent: ['AEG'],
  },
  { text: 'russell hobbs kettle', first: { kinds: ['kettle'] }, absent: ['Russell Hobbs'] },
  { text: 'delonghi coffee machine', first: { kinds: ['coffee'] }, absent: ['DeLonghi'] },
  { text: 'iphone', absent: ['iphone'] },
  {
    text: 'hisense american fridge under £1000',
    first: { kinds: ['american-fridge'], price: { max: 1000 } },
    absent: ['Hisense'],
  },
  { text: 'sofa bed', absent: ['sofa bed'] },
];
