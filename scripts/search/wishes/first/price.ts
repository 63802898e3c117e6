import type { Question } from '../types.ts';

export const price: readonly Question[] = [
  { text: 'tumble dryer under 300', first: { kinds: ['tumble-dryer'], price: { max: 300 } } },
  { text: 'washing machine 300-400', first: { kinds: ['washing-machine'], price: { min: 300, max: 400 } } },
  { text: 'dishwasher less than £250', first: { kinds: ['dishwasher'], price: { max: 250 } } },
  {
    text: 'cheap fridge freezer',
    first: { kinds: ['fridge-freezer'], extreme: { of: 'price', end: 'least', within: 20 } },
  },
  { text: 'range cooker under two grand', first: { kinds: ['range-cooker'], price: { max: 2000 } } },
  { text: 'toaster around £40', first: { kinds: ['toaster'], price: { min: 32, max: 48 } } },
  { text: 'vacuum cleaner under a hundred pounds', first: { kinds: ['vacuum'], price: { max: 100 } } },
  { text: 'cooker £400 or less', first: { kinds: ['cooker'], price: { max: 400 } } },
  {
    text: 'american fridge between £1,000 and £1,500',
    first: { kinds: ['american-fridge'], price: { min: 1000, max: 1500 } },
  },
  { text: 'cooker hood no more than 200', first: { kinds: ['hood'], price: { max: 200 } } },
  { text: 'single oven 200 - 300', first: { kinds: ['single-oven'], price: { min: 200, max: 300 } } },
  { text: 'washer dryer budget 550', first: { kinds: ['washer-dryer'], price: { max: 550 } } },
  { text: 'fridge around 250', first: { kinds: ['fridge'], price: { min: 200, max: 300 } } },
  { text: 'wine cooler over 1000', first: { kinds: ['wine-cooler'], price: { min: 1000 } } },
  {
    text: 'budget washing machine',
    first: { kinds: ['washing-machine'], extreme: { of: 'price', end: 'least', within: 20 } },
  },
  {
    text: 'pendlewick dishwasher under £300',
    first: { kinds: ['dishwasher'], makers: ['Pendlewick'], price: { max: 300 } },
  },
];
