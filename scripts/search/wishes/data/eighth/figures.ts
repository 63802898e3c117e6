import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'tumble dryer cheaper than £350', first: { kinds: ['tumble-dryer'], price: { max: 350 } } },
    {
      text: 'boiling tap for less than eight hundred',
      first: { kinds: ['boiling-tap'], price: { max: 800 } },
    },
    { text: 'fridge £150-£250', first: { kinds: ['fridge'], price: { min: 150, max: 250 } } },
    {
      text: 'got about a grand for an american style fridge',
      first: { kinds: ['american-fridge'], price: { max: 1150 } },
    },
    { text: 'wine cooler over £1000', first: { kinds: ['wine-cooler'], price: { min: 1000 } } },
  ],
  comparative: [
    {
      text: 'cheapest vented tumble dryer',
      first: {
        kinds: ['tumble-dryer'],
        facts: [{ fact: 'Dryer type', is: ['Vented'] }],
        extreme: { of: 'price', end: 'least', within: 2 },
      },
    },
    {
      text: 'fastest spinning washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Spin speed', min: 1600 }] },
    },
    {
      text: 'narrowest wine cooler',
      first: { kinds: ['wine-cooler'], extreme: { of: 'Width', end: 'least', within: 2 } },
    },
    {
      text: 'dishwasher that uses the least water',
      first: { kinds: ['dishwasher'], extreme: { of: 'Water per cycle', end: 'least', within: 3 } },
    },
  ],
  measure: [
    {
      text: 'two foot wide gas cooker',
      first: { types: ['Gas cooker'], facts: [{ fact: 'Width', min: 590, max: 610 }] },
    },
    {
      text: 'washing machine max depth 50cm',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
    },
    {
      text: '90 cm chimney extractor',
      first: {
        facts: [
          { fact: 'Mount', is: ['Chimney'] },
          { fact: 'Width', min: 890, max: 900 },
        ],
      },
    },
    {
      text: 'fridge freezer 6ft 6 tall',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', min: 1930, max: 2030 }] },
    },
    {
      text: 'dishwasher to fit a 450 gap',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
  ],
  'energy-noise': [
    {
      text: 'energy efficient fridge freezer grade A or B',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }] },
    },
    { text: 'kettle that isnt loud', first: { kinds: ['kettle'], facts: [{ fact: 'Noise', max: 62 }] } },
    {
      text: 'cooker hood under 60 decibels',
      first: { kinds: ['hood'], facts: [{ fact: 'Noise', max: 60 }] },
    },
  ],
  feature: [
    {
      text: 'washing machine with steam and child lock',
      first: {
        kinds: ['washing-machine'],
        facts: [
          { fact: 'Steam', is: ['Yes'] },
          { fact: 'Child lock', is: ['Yes'] },
        ],
      },
    },
    {
      text: 'gas hob with a wok ring and cast iron stands',
      first: {
        types: ['Gas hob'],
        facts: [
          { fact: 'Wok burner', is: ['Yes'] },
          { fact: 'Pan supports', is: ['Cast iron'] },
        ],
      },
    },
    {
      text: 'fridge with a door i can swap over to open the other way',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Hinge reversible', is: ['Yes'] }] },
    },
    {
      text: 'air fryer with 2 drawers',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Drawers', is: ['2'] }] },
    },
  ],
};
