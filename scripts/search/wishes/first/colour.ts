import type { Question } from '../types.ts';

export const colour: readonly Question[] = [
  {
    text: 'washing machine in silver',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
  },
  {
    text: 'black american fridge freezer',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['Black'] }] },
  },
  {
    text: 'dark grey tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
  },
  {
    text: 'green range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Green'] }] },
  },
  {
    text: 'inox cooker hood',
    first: { kinds: ['hood'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
  },
  { text: 'copper kitchen tap', first: { kinds: ['tap'], facts: [{ fact: 'Colour', is: ['Copper'] }] } },
  { text: 'cream toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Colour', is: ['Cream'] }] } },
  {
    text: 'graphite washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
  },
  { text: 'black fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Colour', is: ['Black'] }] } },
  {
    text: 'steel oven',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      facts: [{ fact: 'Colour', is: ['Stainless steel'] }],
    },
  },
];
