import type { Question } from '../types.ts';

export const measure: readonly Question[] = [
  {
    text: '10 kg washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 10, max: 10 }] },
  },
  { text: 'fridge 48 cm wide', first: { kinds: ['fridge'], facts: [{ fact: 'Width', min: 475, max: 485 }] } },
  {
    text: '110cm range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 1090, max: 1110 }] },
  },
  { text: '50cm cooker', first: { kinds: ['cooker'], facts: [{ fact: 'Width', min: 490, max: 510 }] } },
  {
    text: 'washing machine 1400rpm 8kg',
    first: {
      kinds: ['washing-machine'],
      facts: [
        { fact: 'Spin speed', min: 1400, max: 1400 },
        { fact: 'Capacity', min: 8, max: 8 },
      ],
    },
  },
  {
    text: 'washing machine under 70 db',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 70 }] },
  },
  {
    text: 'american fridge over 600 litres',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Total capacity', min: 600 }] },
  },
  {
    text: '300l chest freezer',
    first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 285, max: 315 }] },
  },
  { text: '80 cm hob', first: { kinds: ['hob'], facts: [{ fact: 'Width', min: 760, max: 840 }] } },
  {
    text: 'fridge freezer no taller than 175cm',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', max: 1750 }] },
  },
  { text: '24 inch cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 590, max: 615 }] } },
  {
    text: 'boiling tap 4 litre tank',
    first: { kinds: ['boiling-tap'], facts: [{ fact: 'Tank', min: 4, max: 4 }] },
  },
  {
    text: 'dishwasher for 450mm gap',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
  },
  {
    text: '7kg heat pump dryer',
    first: {
      kinds: ['tumble-dryer'],
      facts: [
        { fact: 'Capacity', min: 7, max: 7 },
        { fact: 'Dryer type', is: ['Heat pump'] },
      ],
    },
  },
  {
    text: '25 litre microwave',
    first: { kinds: ['microwave'], facts: [{ fact: 'Oven capacity', min: 25, max: 25 }] },
  },
];
