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
];
