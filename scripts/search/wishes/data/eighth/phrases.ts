import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  negation: [
    { text: 'washer dryer but not an integrated one', first: { types: ['Washer dryer'] } },
    { text: 'vacuum cleaner no bags', first: { kinds: ['vacuum'], facts: [{ fact: 'Bagged', is: ['No'] }] } },
    {
      text: 'air fryer non ptfe',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Coating', not: ['PTFE'] }] },
    },
    { text: 'fridge without freezer compartment', first: { kinds: ['fridge'] } },
    { text: "range cooker that isn't gas at all", first: { types: ['Electric range cooker'] } },
  ],
  purpose: [
    {
      text: 'mini fridge for student room',
      first: { kinds: ['fridge', 'drinks-cooler'], facts: [{ fact: 'Height', max: 850 }] },
    },
    {
      text: 'dishwasher for one person tiny flat',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] },
    },
    {
      text: 'drying clothes indoors damp house',
      first: { kinds: ['dehumidifier'] },
      pages: ['/blog/drying-indoors-without-mould'],
    },
    {
      text: 'tap for low water pressure',
      first: {
        kinds: ['tap', 'boiling-tap'],
        facts: [{ fact: 'Water pressure', is: ['0.2–5 bar', '0.5–5 bar'] }],
      },
    },
    { text: 'appliances for landlords', pages: ['/landlords', '/trade', '/blog/landlord-checklists'] },
  ],
  sentence: [
    {
      text: 'we are a couple with a galley kitchen and need a skinny fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', max: 560 }] },
    },
    {
      text: 'something to wash and dry in one go for under 600 pounds',
      first: { kinds: ['washer-dryer'], price: { max: 600 } },
    },
    {
      text: 'need to replace a double oven that sits under the worktop',
      first: { kinds: ['double-oven'], facts: [{ fact: 'Height', max: 720 }] },
    },
    { text: 'what hob can I get that has the extractor built into it', first: { types: ['Venting hob'] } },
    {
      text: 'my mum has arthritis and wants a microwave with dials',
      first: { kinds: ['microwave'], facts: [{ fact: 'Controls', is: ['Knobs', 'App and knob'] }] },
    },
  ],
  'two-things': [
    {
      text: 'single oven plus induction hob',
      among: [{ kinds: ['single-oven'] }, { types: ['Induction hob'] }],
    },
  ],
  help: [
    { text: 'do you deliver to northern ireland', pages: ['/delivery', '/help'] },
    { text: 'what time will my delivery come today', pages: ['/track-order', '/delivery', '/help'] },
    {
      text: 'heat pump or vented dryer',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
    { text: 'can i cancel', pages: ['/cancel-an-order', '/returns', '/track-order'] },
    { text: 'phone number to speak to someone', pages: ['/contact'] },
  ],
  seasonal: [
    {
      text: 'best oven for christmas dinner',
      first: { kinds: ['single-oven', 'double-oven', 'range-cooker'] },
      pages: ['/blog/christmas-oven-test'],
    },
    {
      text: 'january sale fridge freezers',
      first: { kinds: ['fridge-freezer', 'american-fridge'] },
      pages: ['/all-offers', '/black-friday'],
    },
  ],
  odd: [{ text: 'thing that gets rid of food waste down the plughole', first: { kinds: ['disposer'] } }],
};
