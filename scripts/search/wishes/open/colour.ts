import type { Question } from '../types.ts';

export const colour: readonly Question[] = [
  {
    text: 'black washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Black'] }] },
  },
  {
    text: 'stainless steel fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
  },
  {
    text: 'anthracite washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
  },
  {
    text: 'cream range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
  },
  {
    text: 'oven in black glass',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      facts: [{ fact: 'Colour', is: ['Black'] }],
    },
  },
  { text: 'gold tap', first: { kinds: ['tap', 'boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold'] }] } },
  {
    text: 'pale blue kettle',
    first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] },
  },
  {
    text: 'silver tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
  },
  { text: 'white dishwasher', first: { kinds: ['dishwasher'], facts: [{ fact: 'Colour', is: ['White'] }] } },
  {
    text: 'brushed nickel kitchen tap',
    first: { kinds: ['tap'], facts: [{ fact: 'Finish', is: ['Brushed nickel'] }] },
  },
];
