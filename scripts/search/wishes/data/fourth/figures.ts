import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    {
      text: 'washing machine under three hundred pounds',
      first: { kinds: ['washing-machine'], price: { max: 300 } },
    },
    {
      text: 'fridge freezer around 400 quid',
      first: { kinds: ['fridge-freezer'], price: { min: 330, max: 470 } },
    },
    {
      text: 'american fridge less than a grand',
      first: { kinds: ['american-fridge'], price: { max: 1000 } },
    },
    { text: 'single oven max £250', first: { kinds: ['single-oven'], price: { max: 250 } } },
    {
      text: 'dishwasher between three and four hundred',
      first: { kinds: ['dishwasher'], price: { min: 300, max: 400 } },
    },
    { text: 'kettle sub £30', first: { kinds: ['kettle'], price: { max: 30 } } },
    { text: 'coffee machine £1000+', first: { kinds: ['coffee'], price: { min: 1000 } } },
  ],
  measure: [
    {
      text: '24 inch dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 590, max: 615 }] },
    },
    {
      text: '36" range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 890, max: 920 }] },
    },
    {
      text: 'fridge freezer 1.8m tall',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', min: 1770, max: 1830 }] },
    },
    {
      text: 'freezer 54 cm wide',
      first: { kinds: ['freezer'], facts: [{ fact: 'Width', min: 530, max: 550 }] },
    },
    {
      text: '25l microwave',
      first: { kinds: ['microwave'], facts: [{ fact: 'Oven capacity', min: 25, max: 25 }] },
    },
    {
      text: '5 burner gas hob',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob zones', min: 5, max: 5 },
          { fact: 'Hob type', is: ['Gas'] },
        ],
      },
    },
    { text: '12kg washer', first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 12 }] } },
  ],
  negation: [
    {
      text: 'oven no wifi',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Smart', is: ['No'] }],
      },
    },
    {
      text: 'fridge freezer not white',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    {
      text: "tumble dryer that isn't vented",
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump', 'Condenser'] }] },
    },
    {
      text: 'vacuum cleaner not cordless',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Cordless', is: ['No'] }] },
    },
    {
      text: 'washing machine any make but tarnside',
      first: { kinds: ['washing-machine'], notMakers: ['Tarnside'] },
    },
    {
      text: 'american fridge freezer non plumbed',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Tank', 'None'] }] },
    },
  ],
  comparative: [
    {
      text: 'biggest capacity washing machine',
      first: { kinds: ['washing-machine'], extreme: { of: 'Capacity', end: 'most', within: 1 } },
    },
    {
      text: 'cheapest chest freezer',
      first: { types: ['Chest freezer'], extreme: { of: 'price', end: 'least', within: 1 } },
    },
    {
      text: 'narrowest fridge freezer',
      first: { kinds: ['fridge-freezer'], extreme: { of: 'Width', end: 'least', within: 3 } },
    },
    {
      text: 'most expensive range cooker',
      first: { kinds: ['range-cooker'], extreme: { of: 'price', end: 'most', within: 1 } },
    },
  ],
};
