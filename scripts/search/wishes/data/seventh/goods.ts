import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'laundry machine for clothes', first: { kinds: ['washing-machine'] } },
    { text: 'stand up freezers', first: { categories: ['tall-freezers'] } },
    {
      text: 'electric hob and not a gas one',
      first: { types: ['Induction hob', 'Ceramic hob', 'Venting hob'] },
    },
  ],
  'maker-kind': [
    { text: 'norrvik larder fridge', first: { makers: ['Norrvik'], categories: ['tall-larder-fridges'] } },
    {
      text: 'any zephrane island extractors',
      first: { makers: ['Zephrane'], facts: [{ fact: 'Mount', is: ['Island', 'Ceiling'] }] },
    },
    {
      text: 'penhallick kettle and matching toaster',
      first: { makers: ['Penhallick'], kinds: ['breakfast-set'] },
    },
  ],
  model: [
    {
      text: 'tarnside tw 914 in black',
      first: { models: ['TW-914'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
    { text: 'lumarra lo72 oven', first: { models: ['LO-72', 'LO-72P'] } },
    { text: 'ottermere 1442', first: { models: ['OD-1442'] } },
    { text: 'the quillon q4 60', first: { models: ['Q4-60'] } },
  ],
  code: [{ text: '2900 0000 41219', first: { barcode: '2900000041219' } }],
  colour: [
    {
      text: 'duck egg blue fridge',
      first: { kinds: ['fridge', 'fridge-freezer'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] },
    },
    {
      text: 'gold kitchen tap',
      first: { kinds: ['tap', 'boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold'] }] },
    },
    {
      text: 'cooker in cream or buttermilk',
      first: { kinds: ['cooker', 'range-cooker'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
    },
  ],
  misspelling: [
    { text: 'tumbled dyer', first: { kinds: ['tumble-dryer'] } },
    { text: 'induciton hob', first: { types: ['Induction hob', 'Venting hob'] } },
    { text: 'steinhaupf washing mashine', first: { makers: ['Steinhaupt'], kinds: ['washing-machine'] } },
    { text: 'intergrated dishwahser slim line', first: { categories: ['integrated-slimline-dishwashers'] } },
  ],
  spares: [
    { text: 'new hose for my washing machine', first: { types: ['Hose'] } },
    {
      text: 'replacement charcoal filters cooker hood',
      first: { kinds: ['hood-filter'], facts: [{ fact: 'Filter', is: ['Carbon'] }] },
    },
    {
      text: 'something to get limescale out of a coffee machine',
      first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Coffee machine'] }] },
    },
  ],
  services: [
    {
      text: 'someone to fit a gas hob',
      first: { kinds: ['service'], categories: ['gas-connection', 'built-in-fitting'] },
      pages: ['/installation'],
    },
    {
      text: '5 year warranty for a fridge',
      first: { categories: ['5-year-cover'] },
      pages: ['/extended-cover'],
    },
  ],
  absent: [
    { text: 'bosch series 6 washing machine', first: { kinds: ['washing-machine'] }, absent: ['Bosch'] },
    { text: 'dyson cordless animal', absent: ['Dyson'] },
    { text: 'ninja foodi dual air fryers', first: { kinds: ['air-fryer'] }, absent: ['Ninja'] },
  ],
};
