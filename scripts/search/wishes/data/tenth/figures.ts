import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'washers under 4 hundred quid', first: { kinds: ['washing-machine'], price: { max: 400 } } },
    {
      text: 'yank fridge freezer for under a grand',
      first: { kinds: ['american-fridge'], price: { max: 1000 } },
    },
    { text: 'coffee machine 3-500', first: { kinds: ['coffee'], price: { min: 300, max: 500 } } },
    {
      text: 'cooker up to £350 white',
      first: { kinds: ['cooker'], price: { max: 350 }, facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    { text: 'fridge freezer budget 600', first: { kinds: ['fridge-freezer'], price: { max: 600 } } },
    { text: 'range cookers over 5000', first: { kinds: ['range-cooker'], price: { min: 5000 } } },
    {
      text: 'air fryers for about a hundred pounds',
      first: { kinds: ['air-fryer'], price: { min: 80, max: 120 } },
    },
    { text: '£50 kettle', first: { kinds: ['kettle'], price: { min: 40, max: 60 } } },
  ],
  comparative: [
    {
      text: 'most economical tumble dryer to run',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Energy consumption', end: 'least', within: 4 } },
    },
    {
      text: 'lowest priced chest freezer',
      first: { types: ['Chest freezer'], extreme: { of: 'price', end: 'least', within: 2 } },
    },
    {
      text: 'thinnest fridge',
      first: { kinds: ['fridge'], extreme: { of: 'Width', end: 'least', within: 2 } },
    },
    {
      text: 'fastest spinning washer',
      first: { kinds: ['washing-machine'], extreme: { of: 'Spin speed', end: 'most', within: 2 } },
    },
    {
      text: 'most powerful extractor hood',
      first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 2 } },
    },
    {
      text: 'what dishwasher uses the least water',
      first: { kinds: ['dishwasher'], extreme: { of: 'Water per cycle', end: 'least', within: 2 } },
    },
  ],
  measure: [
    {
      text: 'fridge freezer 70 wide',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', min: 690, max: 700 }] },
    },
    {
      text: '12 place dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 12, max: 12 }] },
    },
    {
      text: 'washer dryer 10kg wash 8kg dry',
      first: {
        kinds: ['washer-dryer'],
        facts: [
          { fact: 'Capacity', min: 10, max: 10 },
          { fact: 'Drying capacity', min: 8, max: 8 },
        ],
      },
    },
    {
      text: 'chest freezer 250l',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 240, max: 260 }] },
    },
    {
      text: 'undercounter fridge 48cm',
      first: { kinds: ['fridge'], facts: [{ fact: 'Width', min: 470, max: 480 }] },
    },
    {
      text: '1 metre range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 990, max: 1000 }] },
    },
    {
      text: 'extractor hood 110 cm',
      first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 1090, max: 1100 }] },
    },
    {
      text: '900mm gas hob 5 burner',
      first: {
        types: ['Gas hob'],
        facts: [
          { fact: 'Hob zones', min: 5, max: 5 },
          { fact: 'Width', min: 880, max: 900 },
        ],
      },
    },
    {
      text: 'single oven 70 litres plus',
      first: { kinds: ['single-oven'], facts: [{ fact: 'Oven capacity', min: 70 }] },
    },
    {
      text: '8kg 1600 spin washing machine',
      first: {
        kinds: ['washing-machine'],
        facts: [
          { fact: 'Capacity', min: 8, max: 8 },
          { fact: 'Spin speed', min: 1600, max: 1600 },
        ],
      },
    },
    {
      text: 'wine cooler 40 bottles or more',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Bottles', min: 40 }] },
    },
    {
      text: 'sink to fit 600 unit',
      first: { kinds: ['sink'], facts: [{ fact: 'Minimum cabinet', max: 600 }] },
    },
  ],
  'energy-noise': [
    {
      text: 'a+++ extractor',
      first: { kinds: ['hood'], facts: [{ fact: 'Energy class', is: ['A+++ of A+++–D'] }] },
    },
    {
      text: 'dishwasher 42db or quieter',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 42 }] },
    },
    {
      text: 'b rated or better fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }] },
    },
    {
      text: 'silent fridge for studio flat',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Noise', max: 36 }] },
    },
  ],
};
