import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  negation: [
    {
      text: 'american fridge not black',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', not: ['Black'] }] },
    },
    {
      text: 'built in oven not smart',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Smart', is: ['No'] }],
      },
    },
    {
      text: 'washing machine anything but white',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    {
      text: 'tall fridge no freezer compartment',
      first: { kinds: ['fridge'], facts: [{ fact: 'Height', min: 1300 }] },
    },
    {
      text: 'air fryer without teflon',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Coating', is: ['Ceramic'] }] },
    },
    {
      text: 'coffee machine without a grinder',
      first: { kinds: ['coffee'], facts: [{ fact: 'Grinder', is: ['No'] }] },
    },
  ],
  comparative: [
    {
      text: 'most powerful microwave',
      first: { kinds: ['microwave'], facts: [{ fact: 'Microwave power', min: 1000 }] },
    },
    {
      text: 'strongest extractor fan',
      first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 6 } },
    },
    {
      text: 'cheapest induction hob',
      first: {
        kinds: ['hob'],
        facts: [{ fact: 'Hob type', is: ['Induction'] }],
        extreme: { of: 'price', end: 'least', within: 3 },
      },
    },
    {
      text: 'biggest american fridge',
      first: { kinds: ['american-fridge'], extreme: { of: 'Total capacity', end: 'most', within: 5 } },
    },
    {
      text: 'quietest tumble dryer',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Noise', end: 'least', within: 5 } },
    },
  ],
  purpose: [
    { text: 'mixer for bread dough', first: { kinds: ['stand-mixer'] } },
    {
      text: 'washing machine for one person',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', max: 8 }] },
    },
    {
      text: 'dishwasher for a couple',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', max: 11 }] },
    },
    {
      text: 'dehumidifier for cold garage',
      first: { kinds: ['dehumidifier'], facts: [{ fact: 'Works down to', max: 1 }] },
    },
    {
      text: 'fridge freezer for large family',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Total capacity', min: 330 }] },
    },
  ],
  'two-things': [
    {
      text: 'hob and extractor in one',
      first: { kinds: ['hob'], facts: [{ fact: 'Built-in extraction', is: ['Yes'] }] },
    },
    {
      text: 'built in oven and microwave',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'microwave'] },
      among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['microwave'] }],
    },
    {
      text: 'range cooker with matching hood',
      first: { kinds: ['range-cooker'] },
      among: [{ kinds: ['range-cooker'] }, { kinds: ['hood'] }],
    },
    {
      text: 'fridge freezer and washing machine',
      first: { kinds: ['fridge-freezer', 'washing-machine'] },
      among: [{ kinds: ['fridge-freezer', 'american-fridge'] }, { kinds: ['washing-machine'] }],
    },
  ],
  sentence: [
    {
      text: 'do you sell ovens that clean themselves',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Cleaning', is: ['Pyrolytic'] }],
      },
    },
    {
      text: 'need something to stop damp and condensation in the bedroom',
      first: { kinds: ['dehumidifier'] },
    },
    {
      text: 'looking for a white undercounter freezer for less than £250',
      first: {
        categories: ['under-counter-freezers'],
        price: { max: 250 },
        facts: [{ fact: 'Colour', is: ['White'] }],
      },
    },
    { text: 'which washing machine is best for wool', first: { kinds: ['washing-machine'] } },
    {
      text: 'what dishwasher would you recommend under £500',
      first: { kinds: ['dishwasher'], price: { max: 500 } },
    },
  ],
  seasonal: [
    { text: 'sale', pages: ['/all-offers', '/black-friday'] },
    { text: 'mothers day kettle', first: { kinds: ['kettle'] } },
    { text: 'clearance washing machines', first: { kinds: ['washing-machine'] } },
    { text: 'dehumidifier for winter washing', first: { kinds: ['dehumidifier'] } },
    {
      text: 'oven for christmas turkey',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'range-cooker', 'cooker'] },
      pages: ['/blog/christmas-oven-test'],
    },
  ],
  odd: [
    {
      text: 'dishwasher;integrated;60cm',
      first: {
        kinds: ['dishwasher'],
        facts: [
          { fact: 'Installation', is: ['Integrated'] },
          { fact: 'Width', min: 590, max: 600 },
        ],
      },
    },
    { text: 'hob60cm', first: { kinds: ['hob'], facts: [{ fact: 'Width', min: 560, max: 610 }] } },
    { text: 'best buy dishwasher 2026', first: { kinds: ['dishwasher'] } },
    { text: 'WASHER/DRYER', first: { kinds: ['washer-dryer'] } },
    {
      text: 'washing machine 🌀 9kg',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
    },
  ],
};
