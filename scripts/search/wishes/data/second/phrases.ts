import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  negation: [
    {
      text: 'single oven no touch controls',
      first: { kinds: ['single-oven'], facts: [{ fact: 'Controls', not: ['Touch'] }] },
    },
    {
      text: 'fridge freezer not integrated',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [{ fact: 'Installation', not: ['Integrated'] }],
      },
    },
    {
      text: 'vacuum cleaner no cord',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Cordless', is: ['Yes'] }] },
    },
    { text: 'tumble dryer except lumarra', first: { kinds: ['tumble-dryer'], notMakers: ['Lumarra'] } },
    { text: 'cooker not electric', first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Gas'] }] } },
    {
      text: 'dishwasher without cutlery tray',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Basket'] }] },
    },
  ],
  comparative: [
    {
      text: 'lightest cordless hoover',
      first: { types: ['Cordless vacuum cleaner'], extreme: { of: 'Weight', end: 'least', within: 6 } },
    },
    {
      text: 'widest range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 1190 }] },
    },
    {
      text: 'cordless vacuum longest battery life',
      first: { types: ['Cordless vacuum cleaner'], extreme: { of: 'Run time', end: 'most', within: 5 } },
    },
    {
      text: 'cheapest integrated dishwasher',
      first: {
        kinds: ['dishwasher'],
        facts: [{ fact: 'Installation', is: ['Integrated'] }],
        extreme: { of: 'price', end: 'least', within: 4 },
      },
    },
    { text: 'thinnest dishwasher', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] } },
  ],
  purpose: [
    { text: 'aircon for bedroom', first: { types: ['Portable air conditioner'] } },
    { text: 'hoover for stairs', first: { types: ['Cordless vacuum cleaner'] } },
    { text: 'cooker for elderly parent', first: { kinds: ['cooker'] } },
    { text: 'air purifier for allergies', first: { kinds: ['purifier'] } },
    {
      text: 'freezer for small flat',
      first: { kinds: ['freezer'], facts: [{ fact: 'Total capacity', max: 110 }] },
    },
  ],
  'two-things': [
    {
      text: 'dishwasher plus tumble dryer',
      first: { kinds: ['dishwasher', 'tumble-dryer'] },
      among: [{ kinds: ['dishwasher'] }, { kinds: ['tumble-dryer'] }],
    },
    {
      text: 'slow cooker or pressure cooker',
      first: { kinds: ['slow-cooker'] },
      among: [{ types: ['Slow cooker'] }, { types: ['Pressure cooker'] }],
    },
    { text: 'kettle and toaster set', first: { kinds: ['breakfast-set'] } },
    {
      text: 'wine fridge and coffee machine',
      first: { kinds: ['wine-cooler', 'coffee'] },
      among: [{ kinds: ['wine-cooler'] }, { kinds: ['coffee'] }],
    },
  ],
  sentence: [
    {
      text: 'i live in a flat with no gas and want a cheap cooker',
      first: {
        kinds: ['cooker'],
        price: { max: 450 },
        facts: [{ fact: 'Fuel', is: ['Electric', 'Induction'] }],
      },
    },
    {
      text: 'we need a bigger fridge freezer for a family of six',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Total capacity', min: 330 }] },
    },
    {
      text: 'can you recommend a coffee machine that grinds the beans',
      first: { kinds: ['coffee'], facts: [{ fact: 'Grinder', not: ['No'] }] },
    },
    { text: 'my dryer takes all day is there a faster one', first: { kinds: ['tumble-dryer'] } },
    {
      text: 'i want a hob that just plugs in so no electrician',
      first: { kinds: ['hob'], facts: [{ fact: 'Plug', is: ['13 A'] }] },
    },
  ],
  seasonal: [
    { text: 'special offers', pages: ['/all-offers', '/black-friday'] },
    { text: 'boxing day offers', pages: ['/all-offers', '/black-friday'] },
    { text: 'cyber monday fridge freezer', first: { kinds: ['fridge-freezer', 'american-fridge'] } },
    { text: 'heatwave', first: { kinds: ['cooling'] } },
    { text: 'black friday deals', pages: ['/black-friday', '/all-offers'] },
  ],
  odd: [
    {
      text: 'FRIDGE FREEZER UNDER £400 !!!',
      first: { kinds: ['fridge-freezer', 'american-fridge'], price: { max: 400 } },
    },
    {
      text: 'fridge (white)',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    { text: 'hi there do you do range cookers thanks', first: { kinds: ['range-cooker'] } },
    {
      text: 'nan needs a new fridge small one',
      first: { kinds: ['fridge'], facts: [{ fact: 'Total capacity', max: 150 }] },
    },
    {
      text: 'washing machine +steam',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
    },
  ],
};
