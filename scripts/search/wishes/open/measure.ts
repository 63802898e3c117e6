import type { Question } from '../types.ts';

export const measure: readonly Question[] = [
  {
    text: '9kg washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
  },
  {
    text: '55cm wide fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', min: 535, max: 555 }] },
  },
  {
    text: '90cm range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 890, max: 910 }] },
  },
  {
    text: '45cm dishwasher',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 440, max: 450 }] },
  },
  {
    text: '1600 spin washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Spin speed', min: 1600, max: 1600 }] },
  },
  { text: 'dishwasher under 42db', first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 42 }] } },
  {
    text: 'fridge freezer 300 litres',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Total capacity', min: 285, max: 315 }] },
  },
  {
    text: '150 litre chest freezer',
    first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 120, max: 180 }] },
  },
  {
    text: '60cm induction hob',
    first: {
      kinds: ['hob'],
      facts: [
        { fact: 'Width', min: 580, max: 610 },
        { fact: 'Hob type', is: ['Induction'] },
      ],
    },
  },
  {
    text: 'washing machine less than 50cm deep',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
  },
  {
    text: '36 inch range cooker',
    first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 880, max: 930 }] },
  },
  { text: 'kettle 1.7l', first: { kinds: ['kettle'], facts: [{ fact: 'Holds', min: 1.7, max: 1.7 }] } },
  {
    text: 'washer fits 60cm gap',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Width', max: 600 }] },
  },
  {
    text: '14 place dishwasher',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 14, max: 14 }] },
  },
  { text: '900mm cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 890, max: 910 }] } },
];
