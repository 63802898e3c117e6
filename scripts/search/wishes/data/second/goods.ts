import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'plate warmer', first: { types: ['Warming drawer'] } },
    { text: 'belfast sink', first: { categories: ['belfast-sinks'] } },
    { text: 'pull out tap', first: { categories: ['pull-out-taps'] } },
    { text: 'clothes dryer', first: { kinds: ['tumble-dryer'] } },
  ],
  'maker-kind': [
    { text: 'castelmare range cooker', first: { kinds: ['range-cooker'], makers: ['Castelmare'] } },
    { text: 'oxlode cooker', first: { kinds: ['cooker'], makers: ['Oxlode'] } },
    {
      text: 'kjelder integrated fridge freezer',
      first: {
        kinds: ['fridge-freezer'],
        makers: ['Kjelder'],
        facts: [{ fact: 'Installation', is: ['Integrated'] }],
      },
    },
    { text: 'hexley microwave', first: { kinds: ['microwave'], makers: ['Hexley'] } },
  ],
  model: [
    { text: 'lh 905', first: { models: ['LH-905'] } },
    { text: 'leat 80d sink', first: { models: ['Leat 80D'] } },
    { text: 'ods1145i', first: { models: ['ODS-1145i'] } },
    { text: 'lc-604 hob', first: { models: ['LC-604'] } },
  ],
  code: [
    { text: 'TAKU TK90AF BL', first: { skus: ['TAKU-TK90AF-BL'] } },
    { text: 'oxlo-ol114-ss', first: { skus: ['OXLO-OL114-SS'] } },
    { text: 'Wexc-Spring180-CH', first: { skus: ['WEXC-SPRING180-CH'] } },
    { text: '2900000 103061', first: { barcode: '2900000103061' } },
  ],
  absent: [
    { text: 'haier washer dryer', first: { kinds: ['washer-dryer'] }, absent: ['Haier'] },
    {
      text: 'belling gas cooker',
      first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Gas'] }] },
      absent: ['Belling'],
    },
    { text: 'mattress', absent: ['mattress'] },
    { text: 'neff single oven', first: { kinds: ['single-oven'] }, absent: ['Neff'] },
    { text: 'sage coffee machine', first: { kinds: ['coffee'] }, absent: ['Sage'] },
  ],
  misspelling: [
    {
      text: 'inducton hob 80cm',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Width', min: 750, max: 830 },
        ],
      },
    },
    { text: 'brakenhall range cooker', first: { kinds: ['range-cooker'], makers: ['Brackenhall'] } },
    { text: 'tumble dryier', first: { kinds: ['tumble-dryer'] } },
    { text: 'toster', first: { kinds: ['toaster'] } },
    { text: 'coffe machine', first: { kinds: ['coffee'] } },
  ],
};
