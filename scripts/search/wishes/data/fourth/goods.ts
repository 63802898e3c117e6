import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'cake mixer', first: { kinds: ['stand-mixer'] } },
    { text: 'washing mach', first: { kinds: ['washing-machine'] } },
    { text: 'air fr', first: { kinds: ['air-fryer'] } },
  ],
  'maker-kind': [
    { text: 'tarnside washer dryer', first: { kinds: ['washer-dryer'], makers: ['Tarnside'] } },
    { text: 'norrvik american fridge', first: { kinds: ['american-fridge'], makers: ['Norrvik'] } },
    { text: 'brackenhall range', first: { kinds: ['range-cooker'], makers: ['Brackenhall'] } },
    {
      text: 'zephrane island hood',
      first: { kinds: ['hood'], makers: ['Zephrane'], facts: [{ fact: 'Mount', is: ['Island', 'Ceiling'] }] },
    },
  ],
  model: [
    { text: 'pendlewick pc186', first: { models: ['PC186-60'] } },
    { text: 'tk 47 m', first: { models: ['TK-47M'] } },
    { text: 'lwd95', first: { models: ['LWD-95'] } },
    { text: 'Steinhaupt WDS95i', first: { models: ['WDS 95i'] } },
  ],
  code: [
    { text: '2900000045262', first: { barcode: '2900000045262' } },
    { text: 'arkw-ah20-wh', first: { skus: ['ARKW-AH20-WH'] } },
  ],
  colour: [
    {
      text: 'black american style fridge',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
    {
      text: 'copper tap',
      first: { kinds: ['tap', 'boiling-tap'], facts: [{ fact: 'Colour', is: ['Copper'] }] },
    },
    {
      text: 's/steel microwave',
      first: { kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
    },
    {
      text: 'gray washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey', 'Grey'] }] },
    },
    {
      text: 'sage green range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Green'] }] },
    },
  ],
  feature: [
    {
      text: 'self emptying robot hoover',
      first: { types: ['Robot vacuum cleaner'], facts: [{ fact: 'Empties itself', is: ['Yes'] }] },
    },
    {
      text: 'oven with telescopic shelves',
      first: {
        kinds: ['single-oven'],
        facts: [{ fact: 'Shelf runners', is: ['Telescopic, 1 level', 'Telescopic, 2 levels'] }],
      },
    },
    {
      text: 'dishwasher with cutlery drawer',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Tray', 'Both'] }] },
    },
    {
      text: 'gas cooker with glass lid',
      first: { types: ['Gas cooker'], facts: [{ fact: 'Lid', is: ['Glass'] }] },
    },
    {
      text: 'hob with extractor built in',
      first: { kinds: ['hob'], facts: [{ fact: 'Built-in extraction', is: ['Yes'] }] },
    },
    {
      text: 'plumbed in american fridge with ice',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Plumbed'] }] },
    },
    {
      text: 'dishwasher that opens its door at the end',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
    },
  ],
};
