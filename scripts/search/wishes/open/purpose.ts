import type { Question } from '../types.ts';

export const purpose: readonly Question[] = [
  {
    text: 'washing machine for family of five',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
  },
  {
    text: 'dishwasher for small kitchen',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] },
    pages: ['/small-kitchens'],
  },
  {
    text: 'fridge freezer for garage',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
  },
  { text: 'fridge for student room', first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 850 }] } },
  { text: 'hoover for pet hair', first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] } },
  {
    text: 'dehumidifier for drying clothes',
    first: { kinds: ['dehumidifier'], facts: [{ fact: 'Laundry mode', is: ['Yes'] }] },
  },
  {
    text: 'dishwasher for open plan kitchen',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 44 }] },
    pages: ['/quiet-kitchens'],
  },
  {
    text: 'kettle for hard water',
    first: { kinds: ['kettle'], facts: [{ fact: 'Filter', is: ['Washable mesh'] }] },
  },
];
