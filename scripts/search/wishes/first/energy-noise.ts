import type { Question } from '../types.ts';

export const energyNoise: readonly Question[] = [
  {
    text: 'washing machine energy rating A',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
  {
    text: 'eco dishwasher a or b',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G'] }] },
  },
  { text: 'quiet cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Noise', max: 60 }] } },
  {
    text: 'class c fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Energy class', is: ['C of A–G'] }] },
  },
  {
    text: 'low noise washing machine',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 72 }] },
  },
  {
    text: 'a rated tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
  },
  { text: 'quiet fridge freezer', first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Noise', max: 36 }] } },
  { text: 'quiet vacuum cleaner', first: { kinds: ['vacuum'], facts: [{ fact: 'Noise', max: 70 }] } },
];
