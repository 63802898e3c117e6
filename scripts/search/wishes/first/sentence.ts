import type { Question } from '../types.ts';

export const sentence: readonly Question[] = [
  {
    text: 'i want a washer dryer that does not need wifi',
    first: { kinds: ['washer-dryer'], facts: [{ fact: 'Smart', is: ['No'] }] },
  },
  {
    text: 'have you got a white fridge freezer 55cm wide',
    first: {
      kinds: ['fridge-freezer'],
      facts: [
        { fact: 'Colour', is: ['White'] },
        { fact: 'Width', min: 535, max: 555 },
      ],
    },
  },
  {
    text: 'need a new washing machine under 350 for a family of four',
    first: { kinds: ['washing-machine'], price: { max: 350 }, facts: [{ fact: 'Capacity', min: 8 }] },
  },
  {
    text: 'im after an induction range cooker 100cm in black',
    first: {
      kinds: ['range-cooker'],
      facts: [
        { fact: 'Fuel', is: ['Induction'] },
        { fact: 'Width', min: 985, max: 1010 },
        { fact: 'Colour', is: ['Black'] },
      ],
    },
  },
  {
    text: 'is there a tumble dryer that does not need a vent under £400',
    first: { kinds: ['tumble-dryer'], price: { max: 400 }, facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
  },
  {
    text: 'show me dishwashers that open the door at the end',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
  },
  {
    text: 'what is the biggest chest freezer you have',
    first: { types: ['Chest freezer'], extreme: { of: 'Total capacity', end: 'most', within: 3 } },
  },
  {
    text: 'please can you find me a cordless vacuum for under 200',
    first: { types: ['Cordless vacuum cleaner'], price: { max: 200 } },
  },
  {
    text: 'american style fridge with no water pipe needed',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Tank', 'None'] }] },
  },
  {
    text: 'a hob with five rings that runs on gas',
    first: {
      kinds: ['hob'],
      facts: [
        { fact: 'Hob type', is: ['Gas'] },
        { fact: 'Hob zones', is: ['5 zones'] },
      ],
    },
  },
];
