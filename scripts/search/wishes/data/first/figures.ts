import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
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
  ],
  measure: [
    {
      text: '10 kg washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 10, max: 10 }] },
    },
    {
      text: 'fridge 48 cm wide',
      first: { kinds: ['fridge'], facts: [{ fact: 'Width', min: 475, max: 485 }] },
    },
    {
      text: '110cm range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 1090, max: 1110 }] },
    },
    { text: '50cm cooker', first: { kinds: ['cooker'], facts: [{ fact: 'Width', min: 490, max: 510 }] } },
    {
      text: 'washing machine 1400rpm 8kg',
      first: {
        kinds: ['washing-machine'],
        facts: [
          { fact: 'Spin speed', min: 1400, max: 1400 },
          { fact: 'Capacity', min: 8, max: 8 },
        ],
      },
    },
    {
      text: 'washing machine under 70 db',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 70 }] },
    },
    {
      text: 'american fridge over 600 litres',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Total capacity', min: 600 }] },
    },
    {
      text: '300l chest freezer',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 285, max: 315 }] },
    },
    { text: '80 cm hob', first: { kinds: ['hob'], facts: [{ fact: 'Width', min: 760, max: 840 }] } },
    {
      text: 'fridge freezer no taller than 175cm',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', max: 1750 }] },
    },
    {
      text: '24 inch cooker hood',
      first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 590, max: 615 }] },
    },
    {
      text: 'boiling tap 4 litre tank',
      first: { kinds: ['boiling-tap'], facts: [{ fact: 'Tank', min: 4, max: 4 }] },
    },
    {
      text: 'dishwasher for 450mm gap',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: '7kg heat pump dryer',
      first: {
        kinds: ['tumble-dryer'],
        facts: [
          { fact: 'Capacity', min: 7, max: 7 },
          { fact: 'Dryer type', is: ['Heat pump'] },
        ],
      },
    },
    {
      text: '25 litre microwave',
      first: { kinds: ['microwave'], facts: [{ fact: 'Oven capacity', min: 25, max: 25 }] },
    },
  ],
  negation: [
    {
      text: 'fridge freezer no wifi',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'dishwasher not smart',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
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
    {
      text: 'dishwasher not slimline',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 550 }] },
    },
  ],
  comparative: [
    {
      text: 'quietest dishwasher',
      first: { kinds: ['dishwasher'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'cheapest washer dryer',
      first: { kinds: ['washer-dryer'], extreme: { of: 'price', end: 'least', within: 3 } },
    },
    {
      text: 'biggest drum tumble dryer',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Capacity', end: 'most', within: 3 } },
    },
    {
      text: 'narrowest fridge',
      first: { kinds: ['fridge'], extreme: { of: 'Width', end: 'least', within: 3 } },
    },
    {
      text: 'most energy efficient dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    {
      text: 'fastest spin washing machine',
      first: { kinds: ['washing-machine'], extreme: { of: 'Spin speed', end: 'most', within: 3 } },
    },
    {
      text: 'quietest cooker hood',
      first: { kinds: ['hood'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'largest capacity microwave',
      first: { kinds: ['microwave'], extreme: { of: 'Oven capacity', end: 'most', within: 3 } },
    },
    {
      text: 'the cheapest american fridge freezer you do',
      first: { kinds: ['american-fridge'], extreme: { of: 'price', end: 'least', within: 3 } },
    },
    {
      text: 'shallowest washing machine',
      first: { kinds: ['washing-machine'], extreme: { of: 'Depth', end: 'least', within: 3 } },
    },
    {
      text: 'cheapest to run freezer',
      first: { kinds: ['freezer'], extreme: { of: 'Energy consumption', end: 'least', within: 5 } },
    },
    {
      text: 'largest air fryer',
      first: { kinds: ['air-fryer'], extreme: { of: 'Basket size', end: 'most', within: 3 } },
    },
    {
      text: 'lightest tumble dryer',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Weight', end: 'least', within: 3 } },
    },
    {
      text: 'dishwasher that uses least electricity',
      first: { kinds: ['dishwasher'], extreme: { of: 'Energy consumption', end: 'least', within: 3 } },
    },
    {
      text: 'smallest capacity microwave',
      first: { kinds: ['microwave'], extreme: { of: 'Oven capacity', end: 'least', within: 3 } },
    },
  ],
  'energy-noise': [
    {
      text: 'washing machine energy rating A',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    {
      text: 'eco dishwasher a or b',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }] },
    },
    { text: 'quiet cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Noise', max: 60 }] } },
    {
      text: 'class c fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Energy class', is: ['C of A–G'] }] },
    },
    {
      text: 'low noise washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 72 }] },
    },
    {
      text: 'a rated tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    {
      text: 'quiet fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Noise', max: 36 }] },
    },
    { text: 'quiet vacuum cleaner', first: { kinds: ['vacuum'], facts: [{ fact: 'Noise', max: 70 }] } },
  ],
};
