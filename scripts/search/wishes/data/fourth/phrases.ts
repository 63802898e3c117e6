import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  purpose: [
    {
      text: 'washing machine for family of six',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'dishwasher for one person',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] },
    },
    {
      text: 'freezer for the shed',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    { text: 'something for damp in the flat', first: { kinds: ['dehumidifier'] } },
    { text: 'hoover for dog hair', first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] } },
  ],
  'two-things': [
    {
      text: 'washing machine and tumble dryer',
      first: { kinds: ['washing-machine', 'tumble-dryer'] },
      among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
    },
    {
      text: 'oven & hob',
      first: { kinds: ['single-oven', 'double-oven', 'hob'] },
      among: [{ kinds: ['single-oven', 'double-oven'] }, { kinds: ['hob'] }],
    },
  ],
  sentence: [
    {
      text: 'my old washer packed in and i need one that fits under an 82cm worktop',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Height', max: 820 }] },
    },
    {
      text: 'I need a cooker that runs on bottled gas',
      first: { kinds: ['cooker', 'range-cooker'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
    },
    {
      text: 'looking for a dishwasher with a child lock for under £400',
      first: { kinds: ['dishwasher'], price: { max: 400 }, facts: [{ fact: 'Child lock', is: ['Yes'] }] },
    },
    {
      text: 'for my mum who wants a washing machine with knobs not a touch screen',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Controls', is: ['Knobs', 'App and knob'] }] },
    },
    {
      text: 'do you have any white freestanding microwaves',
      first: { kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    {
      text: 'what american fridge will go in a 92cm gap',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Width', max: 920 }] },
    },
    {
      text: 'need a new induction hob for a 56 x 49 cut out',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Cut-out width', min: 555, max: 565 },
        ],
      },
    },
  ],
  spares: [
    {
      text: 'vent hose for tumble dryer',
      first: { kinds: ['hose'], facts: [{ fact: 'Fits type', is: ['Tumble dryer'] }] },
    },
    { text: 'carbon filter for extractor', first: { kinds: ['hood-filter'], named: ['carbon'] } },
    {
      text: 'stacking kit with shelf',
      first: { kinds: ['stacking-kit'], facts: [{ fact: 'Shelf', is: ['Yes'] }] },
    },
    {
      text: 'fridge water filter',
      first: { types: ['Water filter'], named: ['american fridge freezer'] },
    },
    { text: 'drip tray to go under washing machine', first: { types: ['Drip tray'] } },
    { text: 'washer drain pipe', first: { kinds: ['hose'], named: ['drain hose'] } },
  ],
  services: [
    { text: 'take away my old fridge', first: { skus: ['HOB-TAKE-OLD'] }, pages: ['/recycling', '/help'] },
    {
      text: 'someone to plumb in my dishwasher',
      first: { skus: ['HOB-FIT-DISH'] },
      pages: ['/installation', '/help'],
    },
    { text: 'five year warranty', first: { kinds: ['warranty'] }, pages: ['/extended-cover', '/guarantee'] },
  ],
  absent: [
    { text: 'hotpoint washing machine', first: { kinds: ['washing-machine'] }, absent: ['Hotpoint'] },
    { text: 'dyson v15', first: { kinds: ['vacuum'] }, absent: ['Dyson'] },
    { text: 'lawn mower', absent: ['lawn mower'] },
    { text: 'smeg toaster', first: { kinds: ['toaster'] }, absent: ['Smeg'] },
    { text: 'ipad', absent: ['ipad'] },
    { text: 'electric blanket', absent: ['electric blanket'] },
  ],
  misspelling: [
    { text: 'washin mashine', first: { kinds: ['washing-machine'] } },
    { text: 'dishwahser', first: { kinds: ['dishwasher'] } },
    { text: 'fidge freezer', first: { kinds: ['fridge-freezer', 'american-fridge'] } },
    { text: 'tumbel drier', first: { kinds: ['tumble-dryer'] } },
    { text: 'induktion hob', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] } },
    { text: 'microwaive', first: { kinds: ['microwave'] } },
    { text: 'expresso machine', first: { types: ['Espresso machine'] } },
    { text: 'brakenhall range coker', first: { kinds: ['range-cooker'], makers: ['Brackenhall'] } },
  ],
  seasonal: [
    {
      text: 'black friday fridge',
      first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] },
      pages: ['/black-friday', '/all-offers'],
    },
    { text: 'heatwave cooling', first: { kinds: ['cooling'] } },
    { text: 'boxing day sale', pages: ['/all-offers', '/black-friday'] },
  ],
  odd: [
    { text: 'TUMBLE DRYER!!!', first: { kinds: ['tumble-dryer'] } },
    { text: 'washer + dryer in one', first: { kinds: ['washer-dryer'] } },
    { text: 'wee fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 900 }] } },
    { text: 'tidy oven, cheap like', first: { kinds: ['single-oven'], price: { max: 400 } } },
  ],
};
