import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  purpose: [
    {
      text: 'large family washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9 }] },
    },
    {
      text: 'small kitchen washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Depth', max: 500 }] },
      pages: ['/small-kitchens'],
    },
    {
      text: 'freezer for outbuilding',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    { text: 'tabletop dishwasher for one person', first: { types: ['Table-top dishwasher'] } },
    {
      text: 'air fryer for family of 6',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Portions', is: ['6 to 8'] }] },
    },
    {
      text: 'hob for caravan bottled gas',
      first: { kinds: ['hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
    },
    { text: 'washer dryer for holiday let', first: { kinds: ['washer-dryer'] }, pages: ['/landlords'] },
    {
      text: 'microwave for someone with poor sight',
      first: { kinds: ['microwave'], facts: [{ fact: 'Tactile marks', is: ['Yes'] }] },
    },
  ],
  'two-things': [
    {
      text: 'washer and tumble drier',
      first: { kinds: ['washing-machine', 'tumble-dryer'] },
      among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
    },
    {
      text: 'single oven with induction hob',
      first: { kinds: ['single-oven', 'hob'] },
      among: [{ kinds: ['single-oven'] }, { kinds: ['hob'] }],
    },
    {
      text: 'tall fridge and matching tall freezer',
      first: { kinds: ['fridge', 'freezer'] },
      among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }],
    },
    {
      text: 'cooker and cooker hood',
      first: { kinds: ['cooker', 'hood'] },
      among: [{ kinds: ['cooker'] }, { kinds: ['hood'] }],
    },
    {
      text: 'dishwasher and fridge freezer',
      first: { kinds: ['dishwasher', 'fridge-freezer'] },
      among: [{ kinds: ['dishwasher'] }, { kinds: ['fridge-freezer'] }],
    },
    {
      text: 'range cooker and hood',
      first: { kinds: ['range-cooker', 'hood'] },
      among: [{ kinds: ['range-cooker'] }, { kinds: ['hood'] }],
    },
    {
      text: 'boiling tap and sink',
      first: { kinds: ['boiling-tap', 'sink'] },
      among: [{ kinds: ['boiling-tap'] }, { kinds: ['sink'] }],
    },
    {
      text: 'wine cooler / beer fridge',
      first: { kinds: ['wine-cooler', 'drinks-cooler'] },
      among: [{ kinds: ['wine-cooler'] }, { kinds: ['drinks-cooler'] }],
    },
  ],
  sentence: [
    {
      text: 'i want a washer dryer that does not need wifi',
      first: { kinds: ['washer-dryer'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'have you got a white fridge freezer 55cm wide',
      first: {
        kinds: ['fridge-freezer'],
        facts: [
          { fact: 'Colour', is: ['White'] },
          { fact: 'Width', min: 535, max: 555 },
        ],
      },
    },
    {
      text: 'need a new washing machine under 350 for a family of four',
      first: { kinds: ['washing-machine'], price: { max: 350 }, facts: [{ fact: 'Capacity', min: 8 }] },
    },
    {
      text: 'im after an induction range cooker 100cm in black',
      first: {
        kinds: ['range-cooker'],
        facts: [
          { fact: 'Fuel', is: ['Induction'] },
          { fact: 'Width', min: 985, max: 1010 },
          { fact: 'Colour', is: ['Black'] },
        ],
      },
    },
    {
      text: 'is there a tumble dryer that does not need a vent under £400',
      first: {
        kinds: ['tumble-dryer'],
        price: { max: 400 },
        facts: [{ fact: 'Dryer type', not: ['Vented'] }],
      },
    },
    {
      text: 'show me dishwashers that open the door at the end',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
    },
    {
      text: 'what is the biggest chest freezer you have',
      first: { types: ['Chest freezer'], extreme: { of: 'Total capacity', end: 'most', within: 3 } },
    },
    {
      text: 'please can you find me a cordless vacuum for under 200',
      first: { types: ['Cordless vacuum cleaner'], price: { max: 200 } },
    },
    {
      text: 'american style fridge with no water pipe needed',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Tank', 'None'] }] },
    },
    {
      text: 'a hob with five rings that runs on gas',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Gas'] },
          { fact: 'Hob zones', is: ['5 zones'] },
        ],
      },
    },
  ],
  spares: [
    { text: 'tumble dryer vent hose', first: { named: ['dryer vent hose'] } },
    { text: 'grease filter for extractor', first: { kinds: ['hood-filter'], named: ['grease'] } },
    { text: 'kit to put dryer on top of washing machine', first: { kinds: ['stacking-kit'] } },
    { text: 'inlet hose', first: { named: ['inlet hose'] } },
    {
      text: 'boiling tap water filter',
      first: { types: ['Water filter'], facts: [{ fact: 'Used on', is: ['Boiling-water tap'] }] },
    },
    { text: 'washing machine cleaner', first: { types: ['Cleaner'], named: ['washing machine'] } },
    { text: 'dishwasher cleaner', first: { types: ['Cleaner'], named: ['dishwasher'] } },
    { text: 'wall vent for cooker hood', first: { named: ['wall vent kit'] } },
    { text: 'kettle descaler', first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Kettle'] }] } },
  ],
  services: [
    {
      text: 'install washing machine',
      first: { skus: ['HOB-FIT-WASH', 'HOB-FIT-IWASH'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'remove old american fridge freezer',
      first: { skus: ['HOB-TAKE-OLD-US'] },
      pages: ['/recycling', '/help'],
    },
    { text: 'someone to fit gas hob', first: { skus: ['HOB-FIT-GHOB'] }, pages: ['/installation', '/help'] },
    { text: 'cooker hood fitting', first: { skus: ['HOB-FIT-HOOD'] }, pages: ['/installation', '/help'] },
    {
      text: 'oven installation service',
      first: { skus: ['HOB-FIT-OVEN', 'HOB-FIT-DOVEN'] },
      pages: ['/installation', '/help'],
    },
    { text: 'extended warranty', first: { types: ['Extended cover'] }, pages: ['/extended-cover'] },
    {
      text: 'change hinge fridge door other side',
      first: { skus: ['HOB-FIT-HINGE'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'convert hob to bottled gas',
      first: { skus: ['HOB-FIT-LPG'] },
      pages: ['/installation', '/help'],
    },
  ],
  absent: [
    { text: 'beko fridge freezer', first: { kinds: ['fridge-freezer'] }, absent: ['Beko'] },
    { text: 'miele washing machine', first: { kinds: ['washing-machine'] }, absent: ['Miele'] },
    { text: 'henry hoover', first: { kinds: ['vacuum'] }, absent: ['Henry'] },
    { text: 'rangemaster', first: { kinds: ['range-cooker'] }, absent: ['Rangemaster'] },
    {
      text: 'siemens oven',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] },
      absent: ['Siemens'],
    },
    {
      text: 'aeg induction hob',
      first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Induction'] }] },
      absent: ['AEG'],
    },
    { text: 'russell hobbs kettle', first: { kinds: ['kettle'] }, absent: ['Russell Hobbs'] },
    { text: 'delonghi coffee machine', first: { kinds: ['coffee'] }, absent: ['DeLonghi'] },
    { text: 'iphone', absent: ['iphone'] },
    {
      text: 'hisense american fridge under £1000',
      first: { kinds: ['american-fridge'], price: { max: 1000 } },
      absent: ['Hisense'],
    },
    { text: 'sofa bed', absent: ['sofa bed'] },
  ],
  misspelling: [
    { text: 'wahsing machine', first: { kinds: ['washing-machine'] } },
    { text: 'dish whasher', first: { kinds: ['dishwasher'] } },
    { text: 'frige freezer', first: { kinds: ['fridge-freezer'] } },
    { text: 'tumble dyer', first: { kinds: ['tumble-dryer'] } },
    { text: 'mircowave', first: { kinds: ['microwave'] } },
    { text: 'otermere dishwasher', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
    { text: 'lumara hob', first: { kinds: ['hob'], makers: ['Lumarra'] } },
    { text: 'vacume', first: { kinds: ['vacuum'] } },
    { text: 'chest freezzer', first: { types: ['Chest freezer'] } },
    { text: 'extracter hood', first: { kinds: ['hood'] } },
    { text: 'intergrated dishwasher', first: { types: ['Integrated dishwasher'] } },
    { text: 'american frigde freezer', first: { kinds: ['american-fridge'] } },
    { text: 'tosater', first: { kinds: ['toaster'] } },
    { text: 'penhalick kettle', first: { kinds: ['kettle'], makers: ['Penhallick'] } },
    { text: 'fride', first: { kinds: ['fridge', 'fridge-freezer'] } },
    { text: 'wine coller', first: { kinds: ['wine-cooler'] } },
    { text: 'cofee machine', first: { kinds: ['coffee'] } },
  ],
  odd: [
    { text: 'DISHWASHER', first: { kinds: ['dishwasher'] } },
    { text: 'americanfridgefreezer', first: { kinds: ['american-fridge'] } },
    { text: 'dishwasher 🍽️', first: { kinds: ['dishwasher'] } },
    { text: 'fridge/freezer', first: { kinds: ['fridge-freezer'] } },
    {
      text: 'ok search for washing machines under three hundred pounds',
      first: { kinds: ['washing-machine'], price: { max: 300 } },
    },
    { text: 'cookerhood90cm', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 890, max: 910 }] } },
    { text: '...oven...', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
    { text: 'the the hob', first: { kinds: ['hob'] } },
    { text: 'Ottermere,Dishwasher', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
    {
      text: 'washing machine%20black',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
  ],
};
