import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  negation: [
    {
      text: 'washing machine without an app',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'american fridge freezer no plumbing needed',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', not: ['Plumbed'] }] },
    },
    {
      text: 'fridge freezer anything but white',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    {
      text: 'dryer not vented',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
    },
    {
      text: 'single oven not touch controls',
      first: { kinds: ['single-oven'], facts: [{ fact: 'Controls', not: ['Touch'] }] },
    },
  ],
  purpose: [
    {
      text: 'washing machine for family of 6',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'freezer for the garage',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    { text: 'cheap cooker for a rental flat', first: { kinds: ['cooker'], price: { max: 350 } } },
    {
      text: 'we have two labradors need a good hoover',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] },
    },
    {
      text: 'cooker for static caravan bottled gas',
      first: { kinds: ['cooker', 'range-cooker', 'hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
    },
  ],
  sentence: [
    {
      text: "my washing machine has died and i need one that's 7kg and cheap",
      first: {
        kinds: ['washing-machine'],
        facts: [{ fact: 'Capacity', min: 7, max: 7 }],
        price: { max: 400 },
      },
    },
    {
      text: 'looking for a built in oven i can plug into a normal socket',
      first: { kinds: ['single-oven', 'compact-oven'], facts: [{ fact: 'Plug', is: ['13 A'] }] },
    },
    {
      text: 'I want a fridge freezer that is mostly fridge with a small freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Split', is: ['70/30'] }] },
    },
    {
      text: 'do you have any dishwashers that fit 16 place settings',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 16 }] },
    },
    {
      text: 'can i get a coffee machine that froths the milk on its own',
      first: {
        kinds: ['coffee'],
        facts: [{ fact: 'Milk', is: ['Milk jug, automatic', 'Milk hose, automatic'] }],
      },
    },
  ],
  'two-things': [
    {
      text: 'new washer & a separate dryer',
      among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
    },
  ],
  help: [
    { text: 'how long do I have to send it back', pages: ['/returns', '/cancel-an-order'] },
    {
      text: 'will you take away the packaging and old washer',
      pages: ['/recycling', '/help', '/delivery'],
      first: { types: ['Collection service'] },
    },
    {
      text: 'measuring up for a new fridge freezer',
      pages: ['/buying-guides/fridge-freezers', '/blog/measure-your-hallway-first'],
    },
    {
      text: 'is induction better than ceramic',
      pages: ['/buying-guides/hobs', '/blog/induction-will-my-electrics-cope'],
    },
    {
      text: 'my dishwasher arrived damaged',
      pages: ['/returns', '/complaints', '/contact', '/it-broke', '/help'],
    },
  ],
  seasonal: [
    { text: 'anything on offer for black friday week', pages: ['/black-friday', '/all-offers'] },
    { text: 'keep cool in a heatwave', first: { kinds: ['cooling'] } },
  ],
  odd: [
    {
      text: 'hotpoint fridge freezer or similar white 50/50',
      first: {
        kinds: ['fridge-freezer'],
        facts: [
          { fact: 'Split', is: ['50/50'] },
          { fact: 'Colour', is: ['White'] },
        ],
      },
      absent: ['Hotpoint'],
    },
  ],
};
