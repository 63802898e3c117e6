import type { Question } from '../types.ts';

export const negation: readonly Question[] = [
  {
    text: 'fridge freezer no wifi',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Smart', is: ['No'] }] },
  },
  { text: 'dishwasher not smart', first: { kinds: ['dishwasher'], facts: [{ fact: 'Smart', is: ['No'] }] } },
  { text: 'dryer not washer dryer', first: { kinds: ['tumble-dryer'] } },
  {
    text: 'american fridge without water dispenser',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['None'] }] },
  },
  {
    text: 'non integrated washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Installation', not: ['Integrated'] }] },
  },
  {
    text: 'fridge freezer but not black',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', not: ['Black'] }] },
  },
  {
    text: 'range cooker without gas',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Fuel', is: ['Induction', 'Electric'] }] },
  },
  { text: 'hoover without cord', first: { kinds: ['vacuum'], facts: [{ fact: 'Cordless', is: ['Yes'] }] } },
  {
    text: 'oven not pyrolytic',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      facts: [{ fact: 'Cleaning', not: ['Pyrolytic'] }],
    },
  },
  {
    text: 'ventless tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
  },
  {
    text: 'washing machine not pendlewick',
    first: { kinds: ['washing-machine'], notMakers: ['Pendlewick'] },
  },
  { text: 'microwave no grill', first: { kinds: ['microwave'], facts: [{ fact: 'Grill', is: ['No'] }] } },
  {
    text: 'non plumbed american fridge',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', not: ['Plumbed'] }] },
  },
  {
    text: 'hob without built in extractor',
    first: { kinds: ['hob'], facts: [{ fact: 'Built-in extraction', is: ['No'] }] },
  },
  { text: 'dishwasher not slimline', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 550 }] } },
];
