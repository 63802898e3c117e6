import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'washing machine under £300', first: { kinds: ['washing-machine'], price: { max: 300 } } },
    { text: 'fridge freezer under 500', first: { kinds: ['fridge-freezer'], price: { max: 500 } } },
    { text: 'dishwasher £300-£400', first: { kinds: ['dishwasher'], price: { min: 300, max: 400 } } },
    {
      text: 'cheap tumble dryer',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'price', end: 'least', within: 15 } },
    },
    {
      text: 'american fridge freezer less than a grand',
      first: { kinds: ['american-fridge'], price: { max: 1000 } },
    },
    { text: 'kettle around 50 pounds', first: { kinds: ['kettle'], price: { min: 40, max: 60 } } },
    { text: 'tumble dryer below £250', first: { kinds: ['tumble-dryer'], price: { max: 250 } } },
    { text: 'hob up to 200 quid', first: { kinds: ['hob'], price: { max: 200 } } },
    {
      text: 'range cooker between 1500 and 2500',
      first: { kinds: ['range-cooker'], price: { min: 1500, max: 2500 } },
    },
    {
      text: 'oven max £350',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], price: { max: 350 } },
    },
    { text: 'microwave 100 to 150', first: { kinds: ['microwave'], price: { min: 100, max: 150 } } },
    { text: 'washer dryer for less than 600', first: { kinds: ['washer-dryer'], price: { max: 600 } } },
    { text: 'freezer about £250', first: { kinds: ['freezer'], price: { min: 200, max: 300 } } },
    { text: 'coffee machine over £1000', first: { kinds: ['coffee'], price: { min: 1000 } } },
    {
      text: 'low cost cooker',
      first: { kinds: ['cooker'], extreme: { of: 'price', end: 'least', within: 12 } },
    },
    {
      text: 'norrvik fridge freezer under £800',
      first: { kinds: ['fridge-freezer'], makers: ['Norrvik'], price: { max: 800 } },
    },
  ],
  measure: [
    {
      text: '9kg washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
    },
    {
      text: '55cm wide fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', min: 535, max: 555 }] },
    },
    {
      text: '90cm range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 890, max: 910 }] },
    },
    {
      text: '45cm dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 440, max: 450 }] },
    },
    {
      text: '1600 spin washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Spin speed', min: 1600, max: 1600 }] },
    },
    { text: 'dishwasher under 42db', first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 42 }] } },
    {
      text: 'fridge freezer 300 litres',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Total capacity', min: 285, max: 315 }] },
    },
    {
      text: '150 litre chest freezer',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Total capacity', min: 120, max: 180 }] },
    },
    {
      text: '60cm induction hob',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Width', min: 580, max: 610 },
          { fact: 'Hob type', is: ['Induction'] },
        ],
      },
    },
    {
      text: 'washing machine less than 50cm deep',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
    },
    {
      text: '36 inch range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 880, max: 930 }] },
    },
    { text: 'kettle 1.7l', first: { kinds: ['kettle'], facts: [{ fact: 'Holds', min: 1.7, max: 1.7 }] } },
    {
      text: 'washer fits 60cm gap',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Width', max: 600 }] },
    },
    {
      text: 'dishwasher for a 600 mm gap',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', min: 590, max: 600 }] },
    },
    {
      text: 'electric cooker alcove 55 cm',
      first: { types: ['Electric cooker'], facts: [{ fact: 'Width', min: 540, max: 550 }] },
    },
    {
      text: 'fridge freezer 70cm gap',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Width', min: 690, max: 700 }] },
    },
    {
      text: 'cooker for a 90cm gap',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 890, max: 900 }] },
    },
    {
      text: 'gap 178 cm high fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', min: 1_600, max: 1_780 }] },
    },
    {
      text: '178 cm tall fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Height', min: 1_750, max: 1_810 }] },
    },
    {
      text: '14 place dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 14, max: 14 }] },
    },
    { text: '900mm cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 890, max: 910 }] } },
  ],
  negation: [
    {
      text: 'washing machine without wifi',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'non smart fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    { text: 'fridge not freezer', first: { kinds: ['fridge'] } },
    {
      text: 'american fridge freezer no plumbing',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', not: ['Plumbed'] }] },
    },
    {
      text: 'dishwasher not integrated',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Installation', not: ['Integrated'] }] },
    },
    {
      text: 'tumble dryer not white',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    { text: 'hob not gas', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', not: ['Gas'] }] } },
    { text: 'vacuum cleaner no bag', first: { kinds: ['vacuum'], facts: [{ fact: 'Bagged', is: ['No'] }] } },
    {
      text: 'microwave without turntable',
      first: { kinds: ['microwave'], facts: [{ fact: 'Turntable', is: ['Flat base'] }] },
    },
    {
      text: 'freezer not frost free',
      first: { kinds: ['freezer'], facts: [{ fact: 'Frost free', is: ['No'] }] },
    },
    {
      text: 'tumble dryer no vent',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Vented'] }] },
    },
    {
      text: 'oven without app',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Smart', is: ['No'] }],
      },
    },
    {
      text: 'cooker without gas',
      first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Electric', 'Induction'] }] },
    },
    {
      text: 'cooker hood not stainless steel',
      first: { kinds: ['hood'], facts: [{ fact: 'Colour', not: ['Stainless steel'] }] },
    },
    {
      text: 'freezer not chest',
      first: { kinds: ['freezer'], facts: [{ fact: 'Type', not: ['Chest freezer'] }] },
    },
    {
      text: 'washing machine no steam',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['No'] }] },
    },
    {
      text: 'fridge freezer not silver or grey',
      first: {
        kinds: ['fridge-freezer'],
        facts: [{ fact: 'Colour', not: ['Silver', 'Grey', 'Gunmetal grey'] }],
      },
    },
    {
      text: 'tumble dryer that isnt a condenser',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Condenser'] }] },
    },
    {
      text: 'cooker without a ceramic hob',
      first: { kinds: ['cooker'], facts: [{ fact: 'Hob type', not: ['Ceramic'] }] },
    },
    {
      text: 'extractor that does not recirculate',
      first: { kinds: ['hood'], facts: [{ fact: 'Recirculating', is: ['No'] }] },
    },
    {
      text: 'microwave not built in',
      first: { kinds: ['microwave'], facts: [{ fact: 'Installation', not: ['Built-in'] }] },
    },
    {
      text: 'fridge freezer without ice maker',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [{ fact: 'Water and ice', is: ['None'] }],
      },
    },
    {
      text: 'induction hob without extractor',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Built-in extraction', is: ['No'] },
        ],
      },
    },
    {
      text: 'washing machine not made in china',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Made in', not: ['China'] }] },
    },
    {
      text: 'kettle, no plastic please',
      first: { kinds: ['kettle'], facts: [{ fact: 'Material', not: ['Plastic'] }] },
    },
    {
      text: 'dryer but not a heat pump one',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', not: ['Heat pump'] }] },
    },
    { text: 'cordless vacuum not dyson', first: { types: ['Cordless vacuum cleaner'] } },
    {
      text: 'dishwasher in any colour except white',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    { text: 'washing machines not tarnside', first: { kinds: ['washing-machine'], notMakers: ['Tarnside'] } },
    {
      text: 'hob no touch controls',
      first: { kinds: ['hob'], facts: [{ fact: 'Controls', not: ['Touch'] }] },
    },
    {
      text: 'range cooker not gas',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Hob type', not: ['Gas'] }] },
    },
    {
      text: 'robot hoover that doesnt mop',
      first: { types: ['Robot vacuum cleaner'], facts: [{ fact: 'Mops', is: ['No'] }] },
    },
    { text: 'toaster not 4 slice', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', not: ['4'] }] } },
    {
      text: 'washing machine no bigger than 7kg',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', max: 7 }] },
    },
    { text: 'freestanding fridge freezer not american', first: { types: ['Fridge freezer'] } },
  ],
  comparative: [
    {
      text: 'quietest washing machine',
      first: { kinds: ['washing-machine'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'cheapest dishwasher',
      first: { kinds: ['dishwasher'], extreme: { of: 'price', end: 'least', within: 3 } },
    },
    {
      text: 'biggest american fridge freezer',
      first: { kinds: ['american-fridge'], extreme: { of: 'Total capacity', end: 'most', within: 3 } },
    },
    {
      text: 'slimmest dishwasher',
      first: { kinds: ['dishwasher'], extreme: { of: 'Width', end: 'least', within: 3 } },
    },
    {
      text: 'most efficient tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    { text: 'widest hob', first: { kinds: ['hob'], extreme: { of: 'Width', end: 'most', within: 3 } } },
    {
      text: 'quietest kettle',
      first: { kinds: ['kettle'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'largest capacity washing machine',
      first: { kinds: ['washing-machine'], extreme: { of: 'Capacity', end: 'most', within: 3 } },
    },
    {
      text: 'cheapest range cooker',
      first: { kinds: ['range-cooker'], extreme: { of: 'price', end: 'least', within: 3 } },
    },
    {
      text: 'smallest chest freezer',
      first: { types: ['Chest freezer'], extreme: { of: 'Total capacity', end: 'least', within: 3 } },
    },
    {
      text: 'lowest energy fridge freezer',
      first: { kinds: ['fridge-freezer'], extreme: { of: 'Energy consumption', end: 'least', within: 5 } },
    },
    {
      text: 'most powerful cooker hood',
      first: { kinds: ['hood'], extreme: { of: 'Extraction rate', end: 'most', within: 3 } },
    },
    {
      text: 'most expensive oven',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        extreme: { of: 'price', end: 'most', within: 3 },
      },
    },
    {
      text: 'tallest fridge freezer',
      first: { kinds: ['fridge-freezer'], extreme: { of: 'Height', end: 'most', within: 3 } },
    },
    {
      text: 'dearest coffee machine',
      first: { kinds: ['coffee'], extreme: { of: 'price', end: 'most', within: 3 } },
    },
  ],
  'energy-noise': [
    {
      text: 'a rated washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
    {
      text: 'energy efficient fridge freezer',
      first: {
        kinds: ['fridge-freezer'],
        facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G', 'C of A–G'] }],
      },
    },
    { text: 'quiet dishwasher', first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 44 }] } },
    {
      text: 'energy class B dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Energy class', is: ['B of A–G'] }] },
    },
    { text: 'silent fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Noise', max: 36 }] } },
    {
      text: 'low energy tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
    {
      text: 'quiet washing machine for flat',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Noise', max: 72 }] },
    },
    {
      text: 'A energy rating freezer',
      first: { kinds: ['freezer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
    },
  ],
};
