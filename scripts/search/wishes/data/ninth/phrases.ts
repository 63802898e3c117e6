import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  price: [
    { text: 'any dishwasher for two fifty or less', first: { kinds: ['dishwasher'], price: { max: 250 } } },
    {
      text: 'robot vacuums around £400',
      first: { types: ['Robot vacuum cleaner'], price: { min: 320, max: 480 } },
    },
    { text: 'hob below 200 pounds ceramic', first: { types: ['Ceramic hob'], price: { max: 200 } } },
  ],
  comparative: [
    {
      text: 'cheapest built in dishwasher going',
      first: { types: ['Integrated dishwasher'], extreme: { of: 'price', end: 'least', within: 2 } },
    },
    {
      text: 'which is your tallest fridge freezer',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        extreme: { of: 'Height', end: 'most', within: 2 },
      },
    },
  ],
  measure: [
    {
      text: 'range 90 cm wide all electric',
      first: { types: ['Electric range cooker'], facts: [{ fact: 'Width', min: 890, max: 900 }] },
    },
    {
      text: 'american fridge under 5ft 11 high',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Height', max: 1803 }] },
    },
    {
      text: 'my gap is 56cm wide need a fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', max: 560 }] },
    },
    {
      text: 'hob for 560 x 490 cut out',
      first: { kinds: ['hob'], facts: [{ fact: 'Cut-out width', min: 560, max: 560 }] },
    },
  ],
  'energy-noise': [
    {
      text: 'washing machine that wont wake the baby',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 72 }] },
    },
    {
      text: 'low energy fridge class b',
      first: {
        kinds: ['fridge', 'fridge-freezer'],
        facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }],
      },
    },
  ],
  feature: [
    {
      text: 'fridge freezer with ice and water',
      first: {
        kinds: ['american-fridge', 'fridge-freezer'],
        facts: [{ fact: 'Water and ice', is: ['Plumbed', 'Tank'] }],
      },
    },
    { text: 'stand mixer for heavy bread dough', first: { kinds: ['stand-mixer'] } },
    {
      text: 'dishwasher with cutlery drawer on top',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Tray', 'Both'] }] },
    },
  ],
  negation: [
    {
      text: 'freezer i never have to defrost',
      first: { kinds: ['freezer', 'fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
    {
      text: 'range cooker except black',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', not: ['Black'] }] },
    },
    {
      text: 'oven with no wifi just knobs',
      first: {
        kinds: ['single-oven', 'double-oven'],
        facts: [
          { fact: 'Smart', is: ['No'] },
          { fact: 'Controls', is: ['Knobs'] },
        ],
      },
    },
  ],
  purpose: [
    {
      text: 'washing machine for a cupboard under the stairs 50 deep',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
    },
    { text: 'cooker for student house share, cheap', first: { kinds: ['cooker'], price: { max: 350 } } },
    { text: 'first flat kettle toaster bundle', first: { kinds: ['breakfast-set'] } },
    {
      text: 'fridge for a shed or outbuilding',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C'] }] },
    },
  ],
  sentence: [
    {
      text: 'I am after a tumble dryer which does not need a hose out of the window',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
    },
    {
      text: 'what is the best coffee machine for just espresso under 250',
      first: { types: ['Espresso machine'], price: { max: 250 } },
    },
    {
      text: 'need a new gas cooker with a lid please',
      first: { types: ['Gas cooker'], facts: [{ fact: 'Lid', is: ['Glass'] }] },
    },
  ],
  help: [
    {
      text: 'can you recycle my broken fridge',
      pages: ['/recycling', '/help', '/delivery'],
      first: { types: ['Collection service'] },
    },
    {
      text: 'will an american fridge go through my front door',
      pages: ['/my-home', '/buying-guides/american-fridge-freezers', '/blog/measure-your-hallway-first'],
    },
    { text: 'how many years guarantee do I get', pages: ['/guarantee', '/extended-cover', '/help'] },
    { text: 'do you offer weekend delivery', pages: ['/delivery', '/help'] },
  ],
  seasonal: [
    { text: 'boxing day sale dishwashers', first: { kinds: ['dishwasher'] }, pages: ['/all-offers'] },
  ],
  odd: [{ text: 'built in coffee', first: { kinds: ['coffee'] } }],
};
