import type { Question } from '../types.ts';

export const kind: readonly Question[] = [
  { text: 'hoover', first: { kinds: ['vacuum'] } },
  { text: 'cooker hood', first: { kinds: ['hood'] } },
  { text: 'washer', first: { kinds: ['washing-machine'] } },
  { text: 'fridge freezers', first: { kinds: ['fridge-freezer'] } },
  { text: 'tumble drier', first: { kinds: ['tumble-dryer'] } },
  { text: 'washing machines', first: { kinds: ['washing-machine'] } },
  { text: 'extractor fan', first: { kinds: ['hood'] } },
  { text: 'stove', first: { kinds: ['cooker', 'range-cooker'] } },
  { text: 'american fridge', first: { kinds: ['american-fridge'] } },
  { text: 'hobs', first: { kinds: ['hob'] } },
  { text: 'dish washer', first: { kinds: ['dishwasher'] } },
  { text: 'wine fridge', first: { kinds: ['wine-cooler'] } },
  { text: 'chest freezer', first: { types: ['Chest freezer'] } },
  { text: 'built in oven', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
  { text: 'butler sink', first: { categories: ['belfast-sinks'] } },
  { text: 'garbage disposal', first: { kinds: ['disposer'] } },
  { text: 'air con', first: { types: ['Portable air conditioner'] } },
  {
    text: 'slimline dishwasher',
    first: { categories: ['slimline-dishwashers', 'integrated-slimline-dishwashers'] },
  },
  { text: 'microwaves', first: { kinds: ['microwave'] } },
  { text: 'bean to cup', first: { types: ['Bean to cup coffee machine'] } },
  { text: 'freezers', first: { kinds: ['freezer'] } },
  { text: 'fridge', first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] } },
];
