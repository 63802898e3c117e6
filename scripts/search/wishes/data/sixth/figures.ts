import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'anything under £100 for making coffee', first: { kinds: ['coffee'], price: { max: 100 } } },
    { text: 'hood no more than two hundred and fifty', first: { kinds: ['hood'], price: { max: 250 } } },
    { text: 'dishwasher 450 tops', first: { kinds: ['dishwasher'], price: { max: 450 } } },
    {
      text: 'washer dryer around the 500 mark',
      first: { kinds: ['washer-dryer'], price: { min: 400, max: 600 } },
    },
    { text: 'sinks less than £150', first: { kinds: ['sink'], price: { max: 150 } } },
    {
      text: 'double oven between £500 and £700',
      first: { kinds: ['double-oven'], price: { min: 500, max: 700 } },
    },
  ],
  measure: [
    {
      text: '1100mm range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 1090, max: 1100 }] },
    },
    {
      text: 'integrated fridge 82cm high',
      first: { types: ['Integrated fridge'], facts: [{ fact: 'Height', max: 825 }] },
    },
    {
      text: 'fridge freezer 70cm wide',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', min: 690, max: 700 }] },
    },
    {
      text: 'slow cooker 3.5 litre',
      first: { types: ['Slow cooker'], facts: [{ fact: 'Pot size', min: 3.4, max: 3.6 }] },
    },
    {
      text: 'air fryer 9l',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Basket size', min: 8.5, max: 9.5 }] },
    },
    { text: 'cooker 55 wide', first: { kinds: ['cooker'], facts: [{ fact: 'Width', min: 540, max: 555 }] } },
    {
      text: 'wine fridge 30cm',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Width', min: 290, max: 305 }] },
    },
    {
      text: '10 place settings dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 10, max: 10 }] },
    },
  ],
  negation: [
    {
      text: 'kettle not plastic',
      first: { kinds: ['kettle'], facts: [{ fact: 'Material', not: ['Plastic'] }] },
    },
    {
      text: 'american fridge, no ice or water thingy',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['None'] }] },
    },
    {
      text: 'cooker hood not chimney style',
      first: { kinds: ['hood'], facts: [{ fact: 'Mount', not: ['Chimney'] }] },
    },
    {
      text: 'oven but not smart',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Smart', is: ['No'] }],
      },
    },
    { text: 'dishwasher except integrated', first: { types: ['Dishwasher', 'Table-top dishwasher'] } },
    {
      text: 'fridge freezer that never ices up',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
  ],
  comparative: [
    { text: 'lightest vacuum', first: { kinds: ['vacuum'] } },
    {
      text: 'cheapest american fridge',
      first: { kinds: ['american-fridge'], extreme: { of: 'price', end: 'least', within: 1 } },
    },
    {
      text: 'quietest fridge freezer',
      first: { kinds: ['fridge-freezer'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'biggest wine cooler',
      first: { kinds: ['wine-cooler'], extreme: { of: 'Bottles', end: 'most', within: 3 } },
    },
    {
      text: 'washing machine with the fastest spin',
      first: { kinds: ['washing-machine'], extreme: { of: 'Spin speed', end: 'most', within: 1 } },
    },
    {
      text: 'narrowest dishwasher you do',
      first: { kinds: ['dishwasher'], extreme: { of: 'Width', end: 'least', within: 3 } },
    },
    {
      text: 'strongest extractor',
      first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 3 } },
    },
  ],
  'energy-noise': [
    {
      text: 'fridge freezer rated c or above',
      first: {
        kinds: ['fridge-freezer'],
        facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G', 'C of A–G'] }],
      },
    },
    {
      text: 'quiet washer for a flat',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise class', is: ['A', 'B'] }] },
    },
    { text: 'hoover below 72 decibels', first: { kinds: ['vacuum'], facts: [{ fact: 'Noise', max: 72 }] } },
  ],
};
