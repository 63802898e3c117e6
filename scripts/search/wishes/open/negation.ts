import type { Question } from '../types.ts';

export const negation: readonly Question[] = [
  {
    text: 'washing machine without wifi',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Smart', is: ['No'] }] },
  },
  {
    text: 'non smart fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Smart', is: ['No'] }] },
  },
  { text: 'fridge not freezer', first: { kinds: ['fridge'] } },
  {
    text: 'american fridge freezer no plumbing',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', not: ['Plumbed'] }] },
  },
  {
    text: 'dishwasher not integrated',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Installation', not: ['Integrated'] }] },
  },
  {
    text: 'tumble dryer not white',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', not: ['White'] }] },
  },
  { text: 'hob not gas', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', not: ['Gas'] }] } },
  { text: 'vacuum cleaner no bag', first: { kinds: ['vacuum'], facts: [{ fact: 'Bagged', is: ['No'] }] } },
  {
    text: 'microwave without turntable',
    first: { kinds: ['microwave'], facts: [{ fact: 'Turntable', is: ['Flat base'] }] },
  },
  {
    text: 'freezer not frost free',
    first: { kinds: ['freezer'], facts: [{ fact: 'Frost free', is: ['No'] }] },
  },
  {
    text: 'tumble dryer no vent',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
  },
  {
    text: 'oven without app',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], facts: [{ fact: 'Smart', is: ['No'] }] },
  },
  {
    text: 'cooker without gas',
    first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Electric', 'Induction'] }] },
  },
  {
    text: 'cooker hood not stainless steel',
    first: { kinds: ['hood'], facts: [{ fact: 'Colour', not: ['Stainless steel'] }] },
  },
  {
    text: 'freezer not chest',
    first: { kinds: ['freezer'], facts: [{ fact: 'Type', not: ['Chest freezer'] }] },
  },
  {
    text: 'washing machine no steam',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['No'] }] },
  },
  {
    text: 'fridge freezer not silver or grey',
    first: {
      kinds: ['fridge-freezer'],
      facts: [{ fact: 'Colour', not: ['Silver', 'Grey', 'Gunmetal grey'] }],
    },
  },
  {
    text: 'tumble dryer that isnt a condenser',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Condenser'] }] },
  },
  {
    text: 'cooker without a ceramic hob',
    first: { kinds: ['cooker'], facts: [{ fact: 'Hob type', not: ['Ceramic'] }] },
  },
  {
    text: 'extractor that does not recirculate',
    first: { kinds: ['hood'], facts: [{ fact: 'Recirculating', is: ['No'] }] },
  },
  {
    text: 'microwave not built in',
    first: { kinds: ['microwave'], facts: [{ fact: 'Installation', not: ['Built-in'] }] },
  },
  {
    text: 'fridge freezer without ice maker',
    first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Water and ice', is: ['None'] }] },
  },
  {
    text: 'induction hob without extractor',
    first: {
      kinds: ['hob'],
      facts: [
        { fact: 'Hob type', is: ['Induction'] },
        { fact: 'Built-in extraction', is: ['No'] },
      ],
    },
  },
  {
    text: 'washing machine not made in china',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Made in', not: ['China'] }] },
  },
  {
    text: 'kettle, no plastic please',
    first: { kinds: ['kettle'], facts: [{ fact: 'Material', not: ['Plastic'] }] },
  },
  {
    text: 'dryer but not a heat pump one',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Heat pump'] }] },
  },
  { text: 'cordless vacuum not dyson', first: { types: ['Cordless vacuum cleaner'] } },
  {
    text: 'dishwasher in any colour except white',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Colour', not: ['White'] }] },
  },
  { text: 'washing machines not tarnside', first: { kinds: ['washing-machine'], notMakers: ['Tarnside'] } },
  { text: 'hob no touch controls', first: { kinds: ['hob'], facts: [{ fact: 'Controls', not: ['Touch'] }] } },
  {
    text: 'range cooker not gas',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Hob type', not: ['Gas'] }] },
  },
  {
    text: 'robot hoover that doesnt mop',
    first: { types: ['Robot vacuum cleaner'], facts: [{ fact: 'Mops', is: ['No'] }] },
  },
  { text: 'toaster not 4 slice', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', not: ['4'] }] } },
  {
    text: 'washing machine no bigger than 7kg',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', max: 7 }] },
  },
  { text: 'freestanding fridge freezer not american', first: { types: ['Fridge freezer'] } },
];
