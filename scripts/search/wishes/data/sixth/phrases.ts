import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  purpose: [
    {
      text: 'freezer to go in the garage',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    {
      text: 'vacuum for a house with two cats',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] },
    },
    { text: 'washer for newlyweds', first: { kinds: ['washing-machine'] } },
    { text: 'keep a bedroom cool', first: { kinds: ['cooling'] } },
    { text: 'microwave for student halls', first: { kinds: ['microwave'], price: { max: 150 } } },
  ],
  'two-things': [
    { text: 'toaster and kettle', first: { kinds: ['breakfast-set', 'kettle', 'toaster'] } },
    {
      text: 'fridge freezer and dishwasher',
      first: { kinds: ['fridge-freezer', 'dishwasher'] },
      among: [{ kinds: ['fridge-freezer'] }, { kinds: ['dishwasher'] }],
    },
  ],
  sentence: [
    {
      text: 'my freezer died and I want a tall frost free one under £600',
      first: {
        kinds: ['freezer'],
        price: { max: 600 },
        facts: [
          { fact: 'Frost free', is: ['Yes'] },
          { fact: 'Height', min: 1400 },
        ],
      },
    },
    {
      text: 'could you recommend a dryer that will not cost a fortune to run',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
    {
      text: 'moving in with my girlfriend and need a small cheap washing machine',
      first: { kinds: ['washing-machine'], price: { max: 400 } },
    },
    {
      text: 'i have a 60cm gap for an electric cooker and 500 pounds',
      first: {
        kinds: ['cooker'],
        price: { max: 575 },
        facts: [
          { fact: 'Fuel', is: ['Electric', 'Induction'] },
          { fact: 'Width', max: 600 },
        ],
      },
    },
    {
      text: 'oven that cleans itself so i do not have to',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Cleaning', is: ['Pyrolytic'] }],
      },
    },
    {
      text: 'we are doing up the utility and want a washer dryer behind a cupboard door',
      first: { types: ['Integrated washer dryer'] },
    },
    {
      text: 'will any of your hobs run off a 13 amp socket',
      first: { kinds: ['hob'], facts: [{ fact: 'Plug', is: ['13 A'] }] },
    },
    { text: 'gran cannot lift much, wants a light hoover', first: { kinds: ['vacuum'] } },
  ],
  spares: [
    {
      text: 'new filters for my boiling tap',
      first: { types: ['Water filter'], named: ['boiling-water tap'] },
    },
    { text: 'stacking bracket washer dryer', first: { kinds: ['stacking-kit'] } },
    { text: 'hose clips and washers', first: { kinds: ['hose'] } },
    { text: '100mm duct for extractor fan', first: { kinds: ['ducting'], named: ['100 mm'] } },
    { text: 'induction hob cleaner', first: { types: ['Cleaner'], named: ['hob'] } },
  ],
  services: [
    {
      text: 'gas engineer to fit cooker',
      first: { skus: ['HOB-FIT-GCOOK'] },
      pages: ['/installation', '/help'],
    },
    { text: 'collect old fridge freezer', first: { skus: ['HOB-TAKE-OLD'] }, pages: ['/recycling', '/help'] },
    {
      text: 'plumbing in american fridge',
      first: { skus: ['HOB-FIT-PLUMB'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'cover for accidental damage',
      first: { kinds: ['warranty'] },
      pages: ['/extended-cover', '/guarantee'],
    },
  ],
  absent: [
    { text: 'samsung american fridge freezer', first: { kinds: ['american-fridge'] }, absent: ['Samsung'] },
    { text: 'kenwood mixer', first: { kinds: ['stand-mixer'] }, absent: ['Kenwood'] },
    { text: 'neff slide and hide', absent: ['Neff'] },
    { text: 'meaco dehumidifier', first: { kinds: ['dehumidifier'] }, absent: ['Meaco'] },
    { text: 'garden hose', absent: ['garden hose'] },
    { text: 'smart telly', absent: ['telly'] },
  ],
  misspelling: [
    { text: 'dishwaser integrted', first: { types: ['Integrated dishwasher'] } },
    { text: 'amercian fridge frezer', first: { kinds: ['american-fridge'] } },
    { text: 'wahing machine', first: { kinds: ['washing-machine'] } },
    { text: 'cookr hoood', first: { kinds: ['hood'] } },
    { text: 'toatser', first: { kinds: ['toaster'] } },
    { text: 'ferowick range cooker', first: { kinds: ['range-cooker'], makers: ['Ferrowick'] } },
    { text: 'dehumidfier', first: { kinds: ['dehumidifier'] } },
  ],
  seasonal: [
    {
      text: 'black friday washing machine under 400',
      first: { kinds: ['washing-machine'], price: { max: 400 } },
      pages: ['/black-friday', '/all-offers'],
    },
    {
      text: 'xmas dinner oven big',
      first: { kinds: ['single-oven', 'double-oven', 'range-cooker'] },
      pages: ['/blog/christmas-oven-test'],
    },
    { text: 'bank holiday offers', pages: ['/all-offers', '/black-friday'] },
  ],
  odd: [
    { text: 'wee hoover', first: { kinds: ['vacuum'] } },
    {
      text: 'd/washer 60cm silver',
      first: {
        kinds: ['dishwasher'],
        facts: [
          { fact: 'Colour', is: ['Silver'] },
          { fact: 'Width', min: 590 },
        ],
      },
    },
    { text: 'show me ovens', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
    {
      text: 'Fridge-Freezer (white) 55cm',
      first: {
        kinds: ['fridge-freezer'],
        facts: [
          { fact: 'Colour', is: ['White'] },
          { fact: 'Width', max: 555 },
        ],
      },
    },
    {
      text: 'mam needs a new cooker like, gas',
      first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Gas'] }] },
    },
  ],
};
