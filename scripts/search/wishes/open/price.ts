import type { Question } from '../types.ts';

export const price: readonly Question[] = [
  { text: 'washing machine under £300', first: { kinds: ['washing-machine'], price: { max: 300 } } },
  { text: 'fridge freezer under 500', first: { kinds: ['fridge-freezer'], price: { max: 500 } } },
  { text: 'dishwasher £300-£400', first: { kinds: ['dishwasher'], price: { min: 300, max: 400 } } },
  {
    text: 'cheap tumble dryer',
    first: { kinds: ['tumble-dryer'], extreme: { of: 'price', end: 'least', within: 15 } },
  },
  {
    text: 'american fridge freezer less than a grand',
    first: { kinds: ['american-fridge'], price: { max: 1000 } },
  },
  { text: 'kettle around 50 pounds', first: { kinds: ['kettle'], price: { min: 40, max: 60 } } },
  { text: 'tumble dryer below £250', first: { kinds: ['tumble-dryer'], price: { max: 250 } } },
  { text: 'hob up to 200 quid', first: { kinds: ['hob'], price: { max: 200 } } },
  {
    text: 'range cooker between 1500 and 2500',
    first: { kinds: ['range-cooker'], price: { min: 1500, max: 2500 } },
  },
  {
    text: 'oven max £350',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], price: { max: 350 } },
  },
  { text: 'microwave 100 to 150', first: { kinds: ['microwave'], price: { min: 100, max: 150 } } },
  { text: 'washer dryer for less than 600', first: { kinds: ['washer-dryer'], price: { max: 600 } } },
  { text: 'freezer about £250', first: { kinds: ['freezer'], price: { min: 200, max: 300 } } },
  { text: 'coffee machine over £1000', first: { kinds: ['coffee'], price: { min: 1000 } } },
  {
    text: 'low cost cooker',
    first: { kinds: ['cooker'], extreme: { of: 'price', end: 'least', within: 12 } },
  },
  {
    text: 'norrvik fridge freezer under £800',
    first: { kinds: ['fridge-freezer'], makers: ['Norrvik'], price: { max: 800 } },
  },
];
