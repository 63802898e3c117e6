import type { Question } from '../types.ts';

export const feature: readonly Question[] = [
  {
    text: 'heat pump tumble dryer',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
  },
  {
    text: 'frost free fridge freezer',
    first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
  },
  {
    text: 'self cleaning oven',
    first: {
      kinds: ['single-oven', 'double-oven', 'compact-oven'],
      facts: [{ fact: 'Cleaning', not: ['Enamel'] }],
    },
  },
  {
    text: 'washing machine with steam',
    first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
  },
  {
    text: 'american fridge with ice maker',
    first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Tank', 'Plumbed'] }] },
  },
  {
    text: 'hob with extractor',
    first: { kinds: ['hob'], facts: [{ fact: 'Built-in extraction', is: ['Yes'] }] },
  },
  { text: 'lpg hob', first: { kinds: ['hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] } },
  {
    text: 'dishwasher with cutlery tray',
    first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Tray', 'Both'] }] },
  },
  { text: 'integrated dishwasher', first: { types: ['Integrated dishwasher'] } },
  { text: 'dual fuel range cooker', first: { types: ['Dual fuel range cooker'] } },
  { text: 'smart tumble dryer', first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Smart', is: ['Yes'] }] } },
  {
    text: 'steam oven',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
  },
  {
    text: 'variable temperature kettle',
    first: { kinds: ['kettle'], facts: [{ fact: 'Variable temperature', is: ['Yes'] }] },
  },
  { text: 'cordless hoover', first: { types: ['Cordless vacuum cleaner'] } },
  {
    text: 'tumble dryer with drum light',
    first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Drum light', is: ['Yes'] }] },
  },
];
