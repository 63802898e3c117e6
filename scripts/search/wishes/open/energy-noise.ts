import type { Question } from '../types.ts';

export const energyNoise: readonly Question[] = [
  {
    text: 'a rated washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
  {
    text: 'energy efficient fridge freezer',
    first: {
      kinds: ['fridge-freezer'],
      facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G', 'C of A–G'] }],
    },
  },
  { text: 'quiet dishwasher', first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 44 }] } },
  {
    text: 'energy class B dishwasher',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['B of A–G'] }] },
  },
  { text: 'silent fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Noise', max: 36 }] } },
  {
    text: 'low energy tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
  },
  {
    text: 'quiet washing machine for flat',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 72 }] },
  },
  {
    text: 'A energy rating freezer',
    first: { kinds: ['freezer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
];
