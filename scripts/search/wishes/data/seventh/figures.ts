import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    {
      text: 'washer for under three hundred quid',
      first: { kinds: ['washing-machine'], price: { max: 300 } },
    },
    {
      text: 'integrated fridge freezer budget 600',
      first: { types: ['Integrated fridge freezer'], price: { max: 600 } },
    },
    { text: 'range cooker up to 2.5k', first: { kinds: ['range-cooker'], price: { max: 2500 } } },
    {
      text: 'cordless hoover between one and two hundred pounds',
      first: { types: ['Cordless vacuum cleaner'], price: { min: 100, max: 200 } },
    },
    { text: 'kettle for less than twenty five quid', first: { kinds: ['kettle'], price: { max: 25 } } },
  ],
  comparative: [
    {
      text: 'quietest washing machine you do',
      first: { kinds: ['washing-machine'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'biggest chest freezer',
      first: { types: ['Chest freezer'], extreme: { of: 'Total capacity', end: 'most', within: 2 } },
    },
    {
      text: 'lightest cordless vacuum',
      first: { types: ['Cordless vacuum cleaner'], extreme: { of: 'Weight', end: 'least', within: 2 } },
    },
    {
      text: 'strongest suction extractor hood',
      first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 3 } },
    },
  ],
  measure: [
    {
      text: '36 inch range cooker dual fuel',
      first: { types: ['Dual fuel range cooker'], facts: [{ fact: 'Width', min: 890, max: 920 }] },
    },
    {
      text: 'fridge freezer no wider than 22 inches',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', max: 560 }] },
    },
    {
      text: 'american fridge less than 84cm across',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Width', max: 840 }] },
    },
    {
      text: 'freezer under 5 foot tall',
      first: { kinds: ['freezer'], facts: [{ fact: 'Height', max: 1525 }] },
    },
    {
      text: 'sink for a 600 cabinet',
      first: { kinds: ['sink'], facts: [{ fact: 'Minimum cabinet', max: 600 }] },
    },
  ],
  'energy-noise': [
    {
      text: 'A rated washing machine 9kg',
      first: {
        kinds: ['washing-machine'],
        facts: [
          { fact: 'Energy class', is: ['A of A–G'] },
          { fact: 'Capacity', min: 9, max: 9 },
        ],
      },
    },
    {
      text: 'dishwasher 40 db or below',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 40 }] },
    },
    {
      text: 'tumble dryer that wont cost a fortune to run',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
  ],
  feature: [
    {
      text: 'oven with pyro cleaning and telescopic rails',
      first: {
        kinds: ['single-oven'],
        facts: [
          { fact: 'Cleaning', is: ['Pyrolytic'] },
          { fact: 'Shelf runners', is: ['Telescopic, 2 levels', 'Telescopic, 1 level'] },
        ],
      },
    },
    {
      text: 'dishwasher where the door pops open at the end',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
    },
    {
      text: 'robot hoover with mop',
      first: { types: ['Robot vacuum cleaner'], facts: [{ fact: 'Mops', is: ['Yes'] }] },
    },
    {
      text: 'wine fridge two temperatures',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Zones', is: ['2 zones'] }] },
    },
  ],
};
