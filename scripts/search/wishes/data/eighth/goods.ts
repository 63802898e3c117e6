import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'fridge for cans of beer', first: { kinds: ['drinks-cooler'] } },
    { text: 'worktop microwave', first: { types: ['Microwave'] } },
    { text: 'instant hot water tap', first: { kinds: ['boiling-tap'] } },
  ],
  'maker-kind': [
    { text: 'coldharbour chest freezers', first: { makers: ['Coldharbour'], types: ['Chest freezer'] } },
    { text: 'brackenhall sink', first: { makers: ['Brackenhall'], kinds: ['sink'] } },
    { text: 'hoovers by nimbria', first: { makers: ['Nimbria'], kinds: ['vacuum'] } },
  ],
  model: [
    { text: 'arkwell ad8hp', first: { models: ['AD8HP', 'AD8HP Classic'] } },
    { text: 'castelmare banco 72', first: { models: ['Banco 72P'] } },
    {
      text: 'seorin sd636 silver',
      first: { models: ['SD636 Lake'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
    },
    { text: 'zc60 hood', first: { models: ['ZC-60'] } },
  ],
  code: [{ text: 'TARN TW914 GM', first: { skus: ['TARN-TW914-GM'] } }],
  colour: [
    {
      text: 'range cooker in a sagey green',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Green'] }] },
    },
    {
      text: 'dark grey washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey', 'Grey'] }] },
    },
    {
      text: 'black granite sink',
      first: { kinds: ['sink'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
  ],
  misspelling: [
    {
      text: 'frige freezer frostfree',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
    { text: 'dehumidfier for bedroom', first: { kinds: ['dehumidifier'] } },
    {
      text: 'pyrolitic ovan',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Cleaning', is: ['Pyrolytic'] }],
      },
    },
    { text: 'pendelwick microwve', first: { makers: ['Pendlewick'], kinds: ['microwave'] } },
  ],
  spares: [
    { text: 'rack for stacking tumble dryer on washing machine', first: { kinds: ['stacking-kit'] } },
    {
      text: 'ducting for extractor 125mm',
      first: { kinds: ['ducting'], facts: [{ fact: 'Duct', is: ['125 mm'] }] },
    },
    { text: 'fridge water filter cartridge', first: { types: ['Water filter'] } },
  ],
  services: [
    {
      text: 'connect my dishwasher for me',
      first: { kinds: ['service'], categories: ['wet-connection'] },
      pages: ['/installation'],
    },
    {
      text: 'electric cooker installation',
      first: { kinds: ['service'], categories: ['electric-connection'] },
      pages: ['/installation'],
    },
  ],
  absent: [
    { text: 'smeg fridge in red', first: { kinds: ['fridge', 'fridge-freezer'] }, absent: ['Smeg'] },
    { text: 'samsung tv 55 inch', absent: ['TV'] },
    { text: 'rangemaster 110', first: { kinds: ['range-cooker'] }, absent: ['Rangemaster'] },
  ],
};
