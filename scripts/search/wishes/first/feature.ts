import type { Question } from '../types.ts';

export const feature: readonly Question[] = [
  {
    text: 'condenser dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Condenser'] }] },
  },
  { text: 'no frost freezer', first: { kinds: ['freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] } },
  {
    text: 'pyrolytic single oven',
    first: { kinds: ['single-oven'], facts: [{ fact: 'Cleaning', is: ['Pyrolytic'] }] },
  },
  {
    text: 'washer dryer with steam',
    first: { kinds: ['washer-dryer'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
  },
  {
    text: 'plumbed american fridge freezer',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Plumbed'] }] },
  },
  {
    text: 'induction range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Fuel', is: ['Induction'] }] },
  },
  {
    text: 'gas hob with wok burner',
    first: { kinds: ['hob'], facts: [{ fact: 'Wok burner', is: ['Yes'] }] },
  },
  {
    text: 'dishwasher auto open door',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
  },
  { text: 'integrated fridge freezer', first: { types: ['Integrated fridge freezer'] } },
  {
    text: 'fridge freezer with water dispenser',
    first: {
      kinds: ['fridge-freezer', 'american-fridge'],
      facts: [{ fact: 'Water and ice', is: ['Tank', 'Plumbed'] }],
    },
  },
  { text: 'combi microwave', first: { types: ['Combination microwave'] } },
  {
    text: '50/50 fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Split', is: ['50/50'] }] },
  },
  { text: '4 slice toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', is: ['4'] }] } },
  {
    text: 'tumble dryer reversible door',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Hinge reversible', is: ['Yes'] }] },
  },
];
