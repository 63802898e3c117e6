import type { Question } from '../types.ts';

export const sentence: readonly Question[] = [
  {
    text: 'i need a washing machine that takes a king size duvet',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
  },
  {
    text: 'show me quiet dishwashers under 400 pounds please',
    first: { kinds: ['dishwasher'], price: { max: 400 }, facts: [{ fact: 'Noise', max: 44 }] },
  },
  {
    text: 'do you have any black fridge freezers with a water dispenser',
    first: {
      kinds: ['fridge-freezer', 'american-fridge'],
      facts: [
        { fact: 'Colour', is: ['Black'] },
        { fact: 'Water and ice', is: ['Tank', 'Plumbed'] },
      ],
    },
  },
  {
    text: 'looking for a slim dishwasher for a 45cm gap',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
  },
  {
    text: 'which tumble dryer is cheapest to run',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    pages: ['/buying-guides/tumble-dryers'],
  },
  {
    text: 'what is the quietest fridge you sell',
    first: { kinds: ['fridge'], extreme: { of: 'Noise', end: 'least', within: 3 } },
  },
  {
    text: 'my cooker has died and i need an electric one 60cm wide',
    first: {
      kinds: ['cooker'],
      facts: [
        { fact: 'Fuel', is: ['Electric', 'Induction'] },
        { fact: 'Width', min: 590, max: 605 },
      ],
    },
  },
  {
    text: 'best fridge for a small flat under £250',
    first: { kinds: ['fridge', 'fridge-freezer'], price: { max: 250 } },
  },
  {
    text: 'can i get an oven that cleans itself for less than £600',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      price: { max: 600 },
      facts: [{ fact: 'Cleaning', not: ['Enamel'] }],
    },
  },
  {
    text: 'want a chest freezer that can go in the garage',
    first: { types: ['Chest freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
  },
];
