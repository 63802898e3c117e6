import type { Question } from '../types.ts';

export const odd: readonly Question[] = [
  { text: 'DISHWASHER', first: { kinds: ['dishwasher'] } },
  { text: 'americanfridgefreezer', first: { kinds: ['american-fridge'] } },
  { text: 'dishwasher 🍽️', first: { kinds: ['dishwasher'] } },
  { text: 'fridge/freezer', first: { kinds: ['fridge-freezer'] } },
  {
    text: 'ok search for washing machines under three hundred pounds',
    first: { kinds: ['washing-machine'], price: { max: 300 } },
  },
  { text: 'cookerhood90cm', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 890, max: 910 }] } },
  { text: '...oven...', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
  { text: 'the the hob', first: { kinds: ['hob'] } },
  { text: 'Ottermere,Dishwasher', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
  {
    text: 'washing machine%20black',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Black'] }] },
  },
];
