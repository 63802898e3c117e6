import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'tumble dryer under two fifty', first: { kinds: ['tumble-dryer'], price: { max: 250 } } },
    { text: 'range cooker for less than £1,500', first: { kinds: ['range-cooker'], price: { max: 1500 } } },
    { text: 'coffee machine £200 to £300', first: { kinds: ['coffee'], price: { min: 200, max: 300 } } },
    { text: 'hob up to two hundred pounds', first: { kinds: ['hob'], price: { max: 200 } } },
    {
      text: 'integrated dishwasher no more than 400',
      first: { types: ['Integrated dishwasher'], price: { max: 400 } },
    },
    { text: 'freezer 200 quid', first: { kinds: ['freezer'], price: { min: 150, max: 250 } } },
    { text: 'american fridge over 2k', first: { kinds: ['american-fridge'], price: { min: 2000 } } },
  ],
  measure: [
    {
      text: '30 inch induction hob',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Width', min: 745, max: 785 },
          { fact: 'Hob type', is: ['Induction'] },
        ],
      },
    },
    { text: 'cooker 50cm', first: { kinds: ['cooker'], facts: [{ fact: 'Width', min: 490, max: 505 }] } },
    { text: 'fridge under 85cm high', first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 850 }] } },
    { text: 'four slice toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', is: ['4'] }] } },
    {
      text: 'fridge freezer no wider than 55cm',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', max: 550 }] },
    },
    { text: 'double bowl sink', first: { kinds: ['sink'], facts: [{ fact: 'Bowls', is: ['2'] }] } },
    {
      text: 'tumble dryer 10 kilo',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Capacity', min: 10, max: 10 }] },
    },
    {
      text: 'chest freezer 300 litres',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 280, max: 320 }] },
    },
  ],
  negation: [
    { text: 'fridge with no freezer compartment', first: { kinds: ['fridge'] } },
    { text: 'washing machine not integrated', first: { types: ['Washing machine'] } },
    { text: 'bagless vacuum', first: { kinds: ['vacuum'], facts: [{ fact: 'Bagged', is: ['No'] }] } },
    {
      text: 'toaster anything but black',
      first: { kinds: ['toaster'], facts: [{ fact: 'Colour', not: ['Black'] }] },
    },
    {
      text: 'dishwasher that does not need an app',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'cooker hood that does not need ducting',
      first: { kinds: ['hood'], facts: [{ fact: 'Recirculating', is: ['Yes'] }] },
    },
  ],
  comparative: [
    {
      text: 'smallest dishwasher',
      first: { kinds: ['dishwasher'], extreme: { of: 'Width', end: 'least', within: 10 } },
    },
    {
      text: 'cheapest air fryer going',
      first: { kinds: ['air-fryer'], extreme: { of: 'price', end: 'least', within: 1 } },
    },
    {
      text: 'tallest larder fridge',
      first: { kinds: ['fridge'], extreme: { of: 'Height', end: 'most', within: 3 } },
    },
    {
      text: 'wine fridge that holds the most bottles',
      first: { kinds: ['wine-cooler'], extreme: { of: 'Bottles', end: 'most', within: 3 } },
    },
    {
      text: 'dishwasher that uses least water',
      first: { kinds: ['dishwasher'], extreme: { of: 'Water per cycle', end: 'least', within: 5 } },
    },
  ],
  'energy-noise': [
    {
      text: 'washing machine class A',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    {
      text: 'dishwasher energy rating b or better',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }] },
    },
  ],
};
