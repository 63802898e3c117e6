import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  purpose: [
    {
      text: 'washer dryer for small flat',
      first: { kinds: ['washer-dryer'], facts: [{ fact: 'Capacity', max: 7 }] },
    },
    {
      text: 'washing machine that can be stacked with a dryer',
      first: { kinds: ['washing-machine', 'tumble-dryer'] },
    },
    {
      text: 'cooker with gas hob and electric oven',
      first: { types: ['Dual fuel cooker'] },
    },
    {
      text: 'washing machine for family of five',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'dishwasher for small kitchen',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 550 }] },
      pages: ['/small-kitchens'],
    },
    {
      text: 'fridge freezer for garage',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    { text: 'fridge for student room', first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 850 }] } },
    { text: 'hoover for pet hair', first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] } },
    {
      text: 'dehumidifier for drying clothes',
      first: { kinds: ['dehumidifier'], facts: [{ fact: 'Laundry mode', is: ['Yes'] }] },
    },
    {
      text: 'dishwasher for open plan kitchen',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Noise', max: 44 }] },
      pages: ['/quiet-kitchens'],
    },
    {
      text: 'kettle for hard water',
      first: { kinds: ['kettle'], facts: [{ fact: 'Filter', is: ['Washable mesh'] }] },
    },
  ],
  'two-things': [
    {
      text: 'washing machine and dryer',
      first: { kinds: ['washing-machine', 'tumble-dryer'] },
      among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
    },
    {
      text: 'oven and hob',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'hob'] },
      among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['hob'] }],
    },
    {
      text: 'fridge and freezer separate',
      first: { kinds: ['fridge', 'freezer'] },
      among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }],
    },
    {
      text: 'kettle & toaster',
      first: { kinds: ['kettle', 'breakfast-set', 'toaster', 'breakfast-set'] },
      among: [{ kinds: ['kettle', 'breakfast-set'] }, { kinds: ['toaster', 'breakfast-set'] }],
    },
    {
      text: 'hob + hood',
      first: { kinds: ['hob', 'hood'] },
      among: [{ kinds: ['hob'] }, { kinds: ['hood'] }],
    },
    {
      text: 'sink and tap',
      first: { kinds: ['sink', 'tap'] },
      among: [{ kinds: ['sink'] }, { kinds: ['tap'] }],
    },
    {
      text: 'dishwasher, washing machine',
      first: { kinds: ['dishwasher', 'washing-machine'] },
      among: [{ kinds: ['dishwasher'] }, { kinds: ['washing-machine'] }],
    },
    {
      text: 'microwave and oven',
      first: { kinds: ['microwave', 'single-oven', 'double-oven', 'compact-oven'] },
      among: [{ kinds: ['microwave'] }, { kinds: ['single-oven', 'double-oven', 'compact-oven'] }],
    },
  ],
  sentence: [
    {
      text: 'i need a washing machine that takes a king size duvet',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'show me quiet dishwashers under 400 pounds please',
      first: { kinds: ['dishwasher'], price: { max: 400 }, facts: [{ fact: 'Noise', max: 44 }] },
    },
    {
      text: 'do you have any black fridge freezers with a water dispenser',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [
          { fact: 'Colour', is: ['Black'] },
          { fact: 'Water and ice', is: ['Tank', 'Plumbed'] },
        ],
      },
    },
    {
      text: 'looking for a slim dishwasher for a 45cm gap',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: 'which tumble dryer is cheapest to run',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Energy class', is: ['A of A–G'] }] },
      pages: ['/buying-guides/tumble-dryers'],
    },
    {
      text: 'what is the quietest fridge you sell',
      first: { kinds: ['fridge'], extreme: { of: 'Noise', end: 'least', within: 3 } },
    },
    {
      text: 'my cooker has died and i need an electric one 60cm wide',
      first: {
        kinds: ['cooker'],
        facts: [
          { fact: 'Fuel', is: ['Electric', 'Induction'] },
          { fact: 'Width', min: 590, max: 605 },
        ],
      },
    },
    {
      text: 'best fridge for a small flat under £250',
      first: { kinds: ['fridge', 'fridge-freezer'], price: { max: 250 } },
    },
    {
      text: 'can i get an oven that cleans itself for less than £600',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        price: { max: 600 },
        facts: [{ fact: 'Cleaning', not: ['Enamel'] }],
      },
    },
    {
      text: 'want a chest freezer that can go in the garage',
      first: { types: ['Chest freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
  ],
  spares: [
    {
      text: 'filter for american fridge',
      first: { types: ['Water filter'], facts: [{ fact: 'Used on', is: ['American fridge freezer'] }] },
    },
    { text: 'washing machine hose', first: { named: ['inlet hose', 'drain hose'] } },
    {
      text: 'cooker hood carbon filter',
      first: { kinds: ['hood-filter'], facts: [{ fact: 'Filter', is: ['Carbon'] }] },
    },
    { text: 'stacking kit', first: { kinds: ['stacking-kit'] } },
    {
      text: 'descaler for coffee machine',
      first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Coffee machine'] }] },
    },
    { text: 'oven cleaner', first: { types: ['Cleaner'], facts: [{ fact: 'Used on', is: ['Oven'] }] } },
    { text: 'drip tray washing machine', first: { types: ['Drip tray'] } },
    { text: '150mm ducting', first: { kinds: ['ducting'], facts: [{ fact: 'Duct', is: ['150 mm'] }] } },
    { text: 'washing machine drain hose', first: { named: ['drain hose'] } },
  ],
  services: [
    {
      text: 'fit my dishwasher',
      first: { skus: ['HOB-FIT-DISH', 'HOB-FIT-IDISH'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'take away old fridge',
      first: { skus: ['HOB-TAKE-OLD', 'HOB-TAKE-OLD-US'] },
      pages: ['/recycling', '/help'],
    },
    { text: 'gas cooker connection', first: { skus: ['HOB-FIT-GCOOK'] }, pages: ['/installation', '/help'] },
    {
      text: 'integrated washing machine installation',
      first: { skus: ['HOB-FIT-IWASH'] },
      pages: ['/installation', '/help'],
    },
    { text: 'fit a hob electric', first: { skus: ['HOB-FIT-IHOB'] }, pages: ['/installation', '/help'] },
    {
      text: '5 year warranty washing machine',
      first: { types: ['Extended cover'], named: ['5 years’ cover, large'] },
      pages: ['/extended-cover'],
    },
    { text: 'remove packaging', first: { skus: ['HOB-UNPACK'] }, pages: ['/delivery', '/recycling'] },
    {
      text: 'plumb in american fridge',
      first: { skus: ['HOB-FIT-PLUMB'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'washing machine installation',
      first: { skus: ['HOB-FIT-WASH', 'HOB-FIT-IWASH'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'can someone fit my new oven',
      first: { skus: ['HOB-FIT-OVEN', 'HOB-FIT-DOVEN'] },
      pages: ['/installation', '/help'],
    },
    { text: 'gas hob fitting', first: { skus: ['HOB-FIT-GHOB'] }, pages: ['/installation', '/help'] },
    { text: 'cooker hood fitting service', first: { skus: ['HOB-FIT-HOOD'] } },
    { text: 'fit boiling water tap', first: { skus: ['HOB-FIT-BOIL'] }, pages: ['/installation', '/help'] },
    {
      text: 'someone to plumb in a dishwasher',
      first: { skus: ['HOB-FIT-DISH', 'HOB-FIT-IDISH'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'electrician to connect cooker',
      first: { skus: ['HOB-FIT-ECOOK', 'HOB-FIT-DCOOK', 'HOB-FIT-ERANGE'] },
      pages: ['/installation', '/help'],
    },
    { text: 'swap fridge door to other side', first: { skus: ['HOB-FIT-HINGE'] } },
    { text: 'change door hinge fridge freezer', first: { skus: ['HOB-FIT-HINGE'] } },
    { text: 'convert gas hob to lpg', first: { skus: ['HOB-FIT-LPG'] } },
    { text: 'dispose of washing machine', first: { skus: ['HOB-TAKE-OLD'] }, pages: ['/recycling', '/help'] },
    { text: 'american fridge removal', first: { skus: ['HOB-TAKE-OLD-US'] }, pages: ['/recycling', '/help'] },
    { text: 'old cooker collection service', first: { skus: ['HOB-TAKE-OLD'] } },
    {
      text: 'unpack and take the box away',
      first: { skus: ['HOB-UNPACK'] },
      pages: ['/delivery', '/recycling'],
    },
    {
      text: 'extended warranty tumble dryer',
      first: { types: ['Extended cover'], named: ['large appliances'] },
      pages: ['/extended-cover'],
    },
    {
      text: 'insurance for my dishwasher',
      first: { types: ['Extended cover'], named: ['large appliances'] },
      pages: ['/extended-cover'],
    },
    {
      text: '3 year cover',
      first: { types: ['Extended cover'], facts: [{ fact: 'Term', is: ['3 years'] }] },
    },
    {
      text: 'breakdown cover for a kettle',
      first: { types: ['Extended cover'], named: ['small appliances'] },
      pages: ['/extended-cover'],
    },
    { text: 'washing machine repair', pages: ['/spares-and-repair'] },
    { text: 'delivery to upstairs flat', pages: ['/delivery', '/help'] },
  ],
  absent: [
    { text: 'bosch dishwasher', first: { kinds: ['dishwasher'] }, absent: ['Bosch'] },
    { text: 'samsung washing machine', first: { kinds: ['washing-machine'] }, absent: ['Samsung'] },
    { text: 'dyson', first: { kinds: ['vacuum'] }, absent: ['Dyson'] },
    { text: 'quooker', first: { kinds: ['boiling-tap'] }, absent: ['Quooker'] },
    { text: 'hotpoint tumble dryer', first: { kinds: ['tumble-dryer'] }, absent: ['Hotpoint'] },
    { text: 'smeg fridge', first: { kinds: ['fridge', 'fridge-freezer'] }, absent: ['Smeg'] },
    { text: 'ninja air fryer', first: { kinds: ['air-fryer'] }, absent: ['Ninja'] },
    { text: 'kitchenaid mixer', first: { kinds: ['stand-mixer'] }, absent: ['KitchenAid'] },
    { text: 'television', absent: ['television'] },
    { text: 'lg american fridge freezer', first: { kinds: ['american-fridge'] }, absent: ['LG'] },
    { text: 'garden furniture', absent: ['garden furniture'] },
  ],
  misspelling: [
    { text: 'washign machine', first: { kinds: ['washing-machine'] } },
    { text: 'dishwaher', first: { kinds: ['dishwasher'] } },
    { text: 'fridg freezer', first: { kinds: ['fridge-freezer'] } },
    { text: 'tumbel dryer', first: { kinds: ['tumble-dryer'] } },
    { text: 'microwve', first: { kinds: ['microwave'] } },
    { text: 'stienhaupt washing machine', first: { kinds: ['washing-machine'], makers: ['Steinhaupt'] } },
    {
      text: 'halverston oven',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], makers: ['Halverstone'] },
    },
    { text: 'vaccum cleaner', first: { kinds: ['vacuum'] } },
    { text: 'frezer', first: { kinds: ['freezer'] } },
    { text: 'cooker hod', first: { kinds: ['hood'] } },
    { text: 'indution hob', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] } },
    { text: 'amercian fridge', first: { kinds: ['american-fridge'] } },
    { text: 'kettel', first: { kinds: ['kettle'] } },
    { text: 'norvik fridge freezer', first: { kinds: ['fridge-freezer'], makers: ['Norrvik'] } },
    { text: 'ovne', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
    { text: 'dehumidifyer', first: { kinds: ['dehumidifier'] } },
    { text: 'rannge cooker', first: { kinds: ['range-cooker'] } },
  ],
  odd: [
    { text: 'WASHING MACHINE!!!', first: { kinds: ['washing-machine'] } },
    { text: 'washingmachine', first: { kinds: ['washing-machine'] } },
    { text: '🧺 washing machine', first: { kinds: ['washing-machine'] } },
    { text: 'fridge-freezer???', first: { kinds: ['fridge-freezer'] } },
    {
      text: 'hey can you find me a cheap kettle',
      first: { kinds: ['kettle'], extreme: { of: 'price', end: 'least', within: 8 } },
    },
    {
      text: 'tumbledryer9kg',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
    },
    { text: '"induction hob"', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] } },
    { text: 'dishwasher dishwasher', first: { kinds: ['dishwasher'] } },
    { text: 'TARNSIDE   WASHER', first: { kinds: ['washing-machine'], makers: ['Tarnside'] } },
    { text: 'range_cooker', first: { kinds: ['range-cooker'] } },
    { text: 'EAN 2900000010413', first: { barcode: '2900000010413' } },
    { text: '2 900000 026506', first: { barcode: '2900000026506' } },
    { text: 'barcode: 2900000056602', first: { barcode: '2900000056602' } },
    { text: 'toasters/kettles', first: { kinds: ['toaster', 'kettle'] } },
    {
      text: 'OVENS & HOBS',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'hob'] },
      among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['hob'] }],
    },
    {
      text: 'wash. machine 8kgs',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 8, max: 8 }] },
    },
    { text: 'hoovers for under a hundred quid', first: { kinds: ['vacuum'], price: { max: 100 } } },
    { text: 'need new cooker asap pls', first: { kinds: ['cooker'] } },
    { text: 'dish-washer slim-line', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] } },
    {
      text: 'frige frezer frostfree',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
    { text: 'wahsing mashine', first: { kinds: ['washing-machine'] } },
    { text: 'microwave,white', first: { kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['White'] }] } },
    {
      text: 'washing machine 9KG/1400RPM',
      first: {
        kinds: ['washing-machine'],
        facts: [
          { fact: 'Capacity', min: 9, max: 9 },
          { fact: 'Spin speed', min: 1400, max: 1400 },
        ],
      },
    },
    {
      text: 'whats the best washing machine for £400?',
      first: { kinds: ['washing-machine'], price: { max: 440 } },
    },
    {
      text: 'hob!! induction!! 60cm!!',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Width', min: 580, max: 605 },
        ],
      },
    },
    { text: 'our fridge packed in and we need a new one', first: { kinds: ['fridge', 'fridge-freezer'] } },
    { text: 'cokker ghas', first: { kinds: ['cooker'], facts: [{ fact: 'Fuel', is: ['Gas'] }] } },
    {
      text: 'washer 4 a family of 5',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'air-fryer | kettle',
      first: { kinds: ['air-fryer', 'kettle'] },
      among: [{ kinds: ['air-fryer'] }, { kinds: ['kettle'] }],
    },
    { text: 'stienhaupt.dishwasher', first: { kinds: ['dishwasher'], makers: ['Steinhaupt'] } },
  ],
};
