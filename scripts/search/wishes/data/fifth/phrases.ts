import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  purpose: [
    { text: 'vacuum for stairs', first: { types: ['Cordless vacuum cleaner'] } },
    { text: 'air con for bedroom', first: { kinds: ['cooling'] } },
    { text: 'drinks fridge for man cave', first: { kinds: ['drinks-cooler'] } },
    {
      text: 'fridge for a student room',
      first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 900 }] },
    },
  ],
  'two-things': [
    {
      text: 'hob plus extractor',
      first: { kinds: ['hob', 'hood'] },
      among: [{ kinds: ['hob'] }, { kinds: ['hood'] }],
    },
  ],
  sentence: [
    {
      text: 'frost free fridge freezer around 60cm wide and under 500 pounds please',
      first: {
        kinds: ['fridge-freezer'],
        price: { max: 500 },
        facts: [
          { fact: 'Frost free', is: ['Yes'] },
          { fact: 'Width', min: 580, max: 620 },
        ],
      },
    },
    {
      text: "is there a tumble dryer i don't need to vent outside",
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump', 'Condenser'] }] },
    },
    {
      text: 'my nan needs a simple microwave with dials',
      first: { kinds: ['microwave'], facts: [{ fact: 'Controls', is: ['Knobs', 'App and knob'] }] },
    },
    {
      text: 'which washing machines are made in the uk',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Made in', is: ['United Kingdom'] }] },
    },
    {
      text: 'we have no mains gas, just calor bottles, need a hob',
      first: { kinds: ['hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
    },
    {
      text: 'got a galley kitchen and need a narrow dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: 'wanting an electric range cooker in cream about 100cm',
      first: {
        types: ['Electric range cooker'],
        facts: [
          { fact: 'Colour', is: ['Cream'] },
          { fact: 'Width', min: 980, max: 1020 },
        ],
      },
    },
  ],
  spares: [
    { text: 'fill hose for washing machine', first: { kinds: ['hose'], named: ['inlet hose'] } },
    { text: 'extractor ducting 125mm', first: { kinds: ['ducting'], named: ['125 mm'] } },
    { text: 'grease filters', first: { kinds: ['hood-filter'], named: ['grease'] } },
    {
      text: 'limescale remover for washing machine',
      first: { types: ['Descaler', 'Cleaner'], named: ['washing machine'] },
    },
    { text: 'kit to put dryer on top of washer', first: { kinds: ['stacking-kit'] } },
    { text: 'oven cleaning stuff', first: { types: ['Cleaner'], named: ['oven'] } },
  ],
  services: [
    {
      text: 'cooker hood installation',
      first: { skus: ['HOB-FIT-HOOD'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'get rid of my old washer',
      first: { skus: ['HOB-TAKE-OLD'] },
      pages: ['/recycling', '/help'],
    },
    {
      text: 'swap fridge door to open other way',
      first: { skus: ['HOB-FIT-HINGE'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'insurance for my oven',
      first: { kinds: ['warranty'] },
      pages: ['/extended-cover', '/guarantee'],
    },
  ],
  absent: [
    { text: 'shark hoover', first: { kinds: ['vacuum'] }, absent: ['Shark'] },
    { text: 'nespresso', first: { kinds: ['coffee'] }, absent: ['Nespresso'] },
    { text: 'hair dryer', absent: ['hair dryer'] },
    { text: 'patio heater', absent: ['patio heater'] },
  ],
  misspelling: [
    {
      text: 'duel fuel cooker',
      first: { kinds: ['cooker', 'range-cooker'], facts: [{ fact: 'Fuel', is: ['Dual fuel'] }] },
    },
    { text: 'belfats sink', first: { categories: ['belfast-sinks'] } },
    { text: 'chest frezer', first: { types: ['Chest freezer'] } },
  ],
  seasonal: [
    { text: 'cyber monday', pages: ['/all-offers', '/black-friday'] },
    {
      text: 'dry washing indoors in winter',
      first: { kinds: ['dehumidifier', 'tumble-dryer'] },
      pages: ['/blog/drying-indoors-without-mould'],
    },
    { text: 'mothers day mixer', first: { kinds: ['stand-mixer'] } },
  ],
  odd: [
    { text: 'wee dishwasher', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] } },
    { text: 'fridge freezer pls', first: { kinds: ['fridge-freezer', 'american-fridge'] } },
    {
      text: 'Hob - induction - 60cm',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Width', min: 580, max: 610 },
        ],
      },
    },
    {
      text: 'big freezer that stands up',
      first: { kinds: ['freezer'], facts: [{ fact: 'Height', min: 1300 }] },
    },
    { text: 'hoover what goes round on its own', first: { types: ['Robot vacuum cleaner'] } },
  ],
};
