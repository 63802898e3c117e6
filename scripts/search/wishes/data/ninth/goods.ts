import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'bean2cup', first: { types: ['Bean to cup coffee machine'] } },
    { text: 'deep freeze chest', first: { types: ['Chest freezer'] } },
  ],
  'maker-kind': [
    { text: 'takumori rice white bread machine', first: { makers: ['Takumori'], kinds: ['bread-maker'] } },
    { text: 'verbeck plate warmer', first: { makers: ['Verbeck'], types: ['Warming drawer'] } },
  ],
  model: [
    { text: 'steinhaupt 1339 dishwasher steel', first: { models: ['DS 1339'] } },
    { text: 'duskwell barrel50', first: { models: ['Barrel 50'] } },
    { text: 'corvanti riva toaster', first: { named: ['Corvanti Riva'], kinds: ['toaster'] } },
  ],
  colour: [
    {
      text: 'copper coloured mixer tap',
      first: { kinds: ['tap'], facts: [{ fact: 'Colour', is: ['Copper'] }] },
    },
    {
      text: 'matching cream kettle',
      first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
    },
  ],
  misspelling: [
    {
      text: 'cooker hod black 60cm',
      first: {
        kinds: ['hood'],
        facts: [
          { fact: 'Colour', is: ['Black'] },
          { fact: 'Width', min: 590, max: 600 },
        ],
      },
    },
    {
      text: 'wasing machine brackets free standing 8 kilo',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 8, max: 8 }] },
    },
  ],
  spares: [
    { text: 'drip tray to go under a tumble dryer or washer', first: { types: ['Drip tray'] } },
    { text: 'dishwasher descaler', first: { types: ['Descaler', 'Cleaner'], kinds: ['care'] } },
    {
      text: 'grease filter for hood',
      first: {
        kinds: ['hood-filter'],
        facts: [{ fact: 'Filter', is: ['Grease, aluminium', 'Grease, steel baffle'] }],
      },
    },
  ],
  services: [
    {
      text: 'pay someone to plumb in my washing machine',
      first: { kinds: ['service'], categories: ['wet-connection'] },
      pages: ['/installation'],
    },
  ],
  absent: [
    { text: 'beko tumble dryer heat pump', first: { kinds: ['tumble-dryer'] }, absent: ['Beko'] },
    { text: 'henry xtra vacuum', first: { kinds: ['vacuum'] }, absent: ['Henry'] },
  ],
};
