import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'air fryer up to £80', first: { kinds: ['air-fryer'], price: { max: 80 } } },
    { text: 'hob for less than £200', first: { kinds: ['hob'], price: { max: 200 } } },
    { text: '£500 washing machine', first: { kinds: ['washing-machine'], price: { min: 400, max: 550 } } },
    { text: 'robot vacuum below £500', first: { types: ['Robot vacuum cleaner'], price: { max: 500 } } },
    { text: 'dehumidifier around £200', first: { kinds: ['dehumidifier'], price: { min: 160, max: 240 } } },
  ],
  measure: [
    {
      text: 'air fryer 9 litre',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Basket size', min: 9, max: 9 }] },
    },
    {
      text: 'washing machine 12kg',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 12, max: 12 }] },
    },
    {
      text: '13 place setting dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 13, max: 13 }] },
    },
    {
      text: '8 litre pressure cooker',
      first: { types: ['Pressure cooker'], facts: [{ fact: 'Pot size', min: 8, max: 8 }] },
    },
    { text: '1.5 bowl sink', first: { kinds: ['sink'], facts: [{ fact: 'Bowls', min: 1.5, max: 1.5 }] } },
  ],
  colour: [
    {
      text: 'white single oven',
      first: { kinds: ['single-oven'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    { text: 'blue kettle', first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] } },
    { text: 'grey toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Colour', is: ['Grey'] }] } },
    {
      text: 'black chest freezer',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
  ],
  'energy-noise': [
    {
      text: 'A rated dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    { text: 'dishwasher 40 decibels', first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 41 }] } },
    { text: 'quiet blender', first: { kinds: ['blender'], facts: [{ fact: 'Noise', max: 84 }] } },
    {
      text: 'very quiet fridge',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Noise', max: 36 }] },
    },
  ],
  feature: [
    {
      text: 'electric cooker with solid plates',
      first: { kinds: ['cooker'], facts: [{ fact: 'Hob type', is: ['Solid plate'] }] },
    },
    {
      text: 'toaster with bagel setting',
      first: { kinds: ['toaster'], facts: [{ fact: 'Bagel side', is: ['Yes'] }] },
    },
    {
      text: 'garage freezer',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    {
      text: 'plug in induction hob',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Plug', is: ['13 A'] },
        ],
      },
    },
    {
      text: 'double oven with catalytic liners',
      first: { kinds: ['double-oven'], facts: [{ fact: 'Cleaning', is: ['Catalytic'] }] },
    },
  ],
};
