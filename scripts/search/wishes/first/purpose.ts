import type { Question } from '../types.ts';

export const purpose: readonly Question[] = [
  {
    text: 'large family washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
  },
  {
    text: 'small kitchen washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
    pages: ['/small-kitchens'],
  },
  {
    text: 'freezer for outbuilding',
    first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
  },
  { text: 'tabletop dishwasher for one person', first: { types: ['Table-top dishwasher'] } },
  {
    text: 'air fryer for family of 6',
    first: { kinds: ['air-fryer'], facts: [{ fact: 'Portions', is: ['6 to 8'] }] },
  },
  {
    text: 'hob for caravan bottled gas',
    first: { kinds: ['hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
  },
  { text: 'washer dryer for holiday let', first: { kinds: ['washer-dryer'] }, pages: ['/landlords'] },
  {
    text: 'microwave for someone with poor sight',
    first: { kinds: ['microwave'], facts: [{ fact: 'Tactile marks', is: ['Yes'] }] },
  },
];
