import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  price: [
    {
      text: 'heat pump dryers for less than £500',
      first: {
        kinds: ['tumble-dryer'],
        price: { max: 500 },
        facts: [{ fact: 'Dryer type', is: ['Heat pump'] }],
      },
    },
    {
      text: 'built in microwave 250 quid max',
      first: {
        kinds: ['microwave'],
        types: ['Built-in microwave', 'Combination microwave'],
        price: { max: 250 },
      },
    },
    {
      text: 'chest freezers £200 - £300',
      first: { types: ['Chest freezer'], price: { min: 200, max: 300 } },
    },
    { text: 'stand mixer about 200', first: { kinds: ['stand-mixer'], price: { min: 160, max: 240 } } },
    { text: 'hoods starting from 500', first: { kinds: ['hood'], price: { min: 500 } } },
  ],
  comparative: [
    {
      text: 'biggest capacity dryer',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Capacity', end: 'most', within: 1 } },
    },
    {
      text: 'quietest cooker hood you do',
      first: { kinds: ['hood'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'dearest coffee machine you sell',
      first: { kinds: ['coffee'], extreme: { of: 'price', end: 'most', within: 1 } },
    },
    {
      text: 'cheapest 12kg washing machine',
      first: {
        kinds: ['washing-machine'],
        facts: [{ fact: 'Capacity', min: 12, max: 12 }],
        extreme: { of: 'price', end: 'least', within: 1 },
      },
    },
  ],
  measure: [
    {
      text: '55 wide electric cooker',
      first: { types: ['Electric cooker'], facts: [{ fact: 'Width', min: 540, max: 550 }] },
    },
    {
      text: 'tall fridge 60cm wide no freezer',
      first: {
        kinds: ['fridge'],
        facts: [
          { fact: 'Width', min: 590, max: 600 },
          { fact: 'Height', min: 1400 },
        ],
      },
    },
    {
      text: 'wine fridge for 15cm gap',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Width', max: 150 }] },
    },
    {
      text: 'dishwasher 10 place settings',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 10, max: 10 }] },
    },
    { text: 'integrated fridge freezer 177cm', first: { types: ['Integrated fridge freezer'] } },
    {
      text: 'freezer no taller than 85cm',
      first: { kinds: ['freezer'], facts: [{ fact: 'Height', max: 850 }] },
    },
    {
      text: '80cm hob with 5 rings induction',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Hob zones', min: 5, max: 5 },
        ],
      },
    },
    {
      text: '20 litre a day dehumidifier',
      first: { kinds: ['dehumidifier'], facts: [{ fact: 'Extraction a day', min: 20, max: 20 }] },
    },
  ],
  'energy-noise': [
    {
      text: 'most efficient fridge freezer a rated',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    { text: 'quiet robot hoover', first: { types: ['Robot vacuum cleaner'] } },
    {
      text: 'washer 70 decibels or less',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 70 }] },
    },
  ],
  negation: [
    {
      text: 'single oven which is not smart and no steam',
      first: {
        kinds: ['single-oven'],
        facts: [
          { fact: 'Smart', is: ['No'] },
          { fact: 'Steam', is: ['No'] },
        ],
      },
    },
    {
      text: 'dryer, dont want vented',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
    },
    {
      text: 'american fridge freezer with no water dispenser',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['None'] }] },
    },
    {
      text: 'washing machine excluding tarnside and seorin',
      first: { kinds: ['washing-machine'], notMakers: ['Tarnside', 'Seorin'] },
    },
    {
      text: 'cooker hood not stainless',
      first: { kinds: ['hood'], facts: [{ fact: 'Colour', not: ['Stainless steel'] }] },
    },
  ],
  feature: [
    {
      text: 'range cooker with three ovens',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Ovens', is: ['3'] }] },
    },
    {
      text: 'induction hob you can just plug in',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Plug', is: ['13 A'] },
        ],
      },
    },
    {
      text: 'dishwasher that pops its door open when done',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
    },
    {
      text: 'hepa vacuum for allergy sufferer',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Filter', is: ['HEPA 13', 'HEPA 12'] }] },
    },
    {
      text: 'tap for boiling water and filtered cold',
      first: {
        kinds: ['boiling-tap'],
        facts: [{ fact: 'Functions', is: ['Hot, cold, boiling, filtered cold'] }],
      },
    },
    {
      text: 'steam oven built in',
      first: { kinds: ['single-oven', 'compact-oven'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
    },
  ],
  purpose: [
    {
      text: 'mini kitchen in an annexe needs a little dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] },
    },
    { text: 'mould in bathroom what can i get', first: { kinds: ['dehumidifier'] } },
    {
      text: 'freezer for outhouse',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    {
      text: 'big washing machine five kids',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    { text: 'sweaty office in summer', first: { kinds: ['cooling'] } },
  ],
  'two-things': [
    {
      text: 'toaster and kettle in green',
      first: { kinds: ['breakfast-set', 'kettle', 'toaster'], facts: [{ fact: 'Colour', is: ['Green'] }] },
    },
    {
      text: 'larder fridge with tall freezer to match',
      first: { kinds: ['fridge', 'freezer'] },
      among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }],
    },
  ],
  sentence: [
    {
      text: 'we need a dishwasher that fits in a narrow space and does not make a racket, ideally under 450',
      first: { kinds: ['dishwasher'], price: { max: 450 }, facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: 'is there a fridge freezer which has more freezer space than fridge',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Split', is: ['50/50'] }] },
    },
    {
      text: 'looking to replace my gas cooker, 50cm wide and must have a separate grill',
      first: { types: ['Gas cooker'], facts: [{ fact: 'Width', min: 490, max: 500 }] },
    },
    {
      text: 'do you stock any condenser dryers at all for under three hundred pounds',
      first: {
        kinds: ['tumble-dryer'],
        price: { max: 300 },
        facts: [{ fact: 'Dryer type', is: ['Condenser'] }],
      },
    },
    {
      text: 'I would like a cream coloured range, 110 wide, with gas on top',
      first: {
        kinds: ['range-cooker'],
        facts: [
          { fact: 'Colour', is: ['Cream'] },
          { fact: 'Hob type', is: ['Gas'] },
          { fact: 'Width', min: 1090, max: 1100 },
        ],
      },
    },
    {
      text: 'what hoover do people with two dogs buy',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] },
    },
  ],
  help: [
    { text: 'can i get it delivered on a sunday', pages: ['/delivery', '/help'] },
    {
      text: 'my dishwasher leaks all over the floor',
      pages: ['/it-broke', '/guarantee', '/spares-and-repair'],
    },
    { text: 'refund not received', pages: ['/returns', '/help', '/track-order'] },
    {
      text: 'which is cheaper to run heat pump or condenser',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience', '/energy-labels'],
    },
    { text: 'pay over 12 months', pages: ['/ways-to-pay', '/help'] },
    { text: 'speak to an adviser', pages: ['/contact', '/help'] },
    { text: 'buying guide cooker hoods', pages: ['/buying-guides/hoods'] },
  ],
  seasonal: [
    {
      text: 'cyber monday robot vacuum deals',
      first: { types: ['Robot vacuum cleaner'] },
      pages: ['/black-friday', '/all-offers'],
    },
    {
      text: 'something for mum who bakes, birthday',
      first: { kinds: ['stand-mixer', 'bread-maker', 'processor'] },
    },
  ],
  odd: [
    {
      text: 'hob induction black 60 4 zone 13a',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Plug', is: ['13 A'] },
          { fact: 'Hob zones', min: 4, max: 4 },
        ],
      },
    },
    {
      text: 'FREESTANDING 9KG 1400RPM WASHING MACHINE BLACK',
      first: {
        types: ['Washing machine'],
        facts: [
          { fact: 'Capacity', min: 9, max: 9 },
          { fact: 'Spin speed', min: 1400, max: 1400 },
          { fact: 'Colour', is: ['Black'] },
        ],
      },
    },
  ],
};
