import type { Questions } from '../../types.ts';

export const wishes: Questions = {
  kind: [
    { text: 'thing for making pizza dough', first: { kinds: ['stand-mixer', 'bread-maker'] } },
    { text: 'appliance that chills bottles of white', first: { kinds: ['wine-cooler', 'drinks-cooler'] } },
    { text: 'vented cooktop', first: { types: ['Venting hob'] } },
    { text: 'pop up toaster two slot', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', is: ['2'] }] } },
    { text: 'fitted dishwashers', first: { types: ['Integrated dishwasher'] } },
    { text: 'tea urn or kettle', first: { kinds: ['kettle'] } },
  ],
  'maker-kind': [
    { text: 'ferrowick boiling tap gold', first: { makers: ['Ferrowick'], kinds: ['boiling-tap'] } },
    {
      text: 'seorin microwave that is built in',
      first: {
        makers: ['Seorin'],
        kinds: ['microwave'],
        facts: [{ fact: 'Installation', is: ['Built-in'] }],
      },
    },
    { text: 'osterlind cylinder', first: { makers: ['Osterlind'], types: ['Cylinder vacuum cleaner'] } },
  ],
  model: [
    { text: 'pi279', first: { models: ['PI279-50i'] } },
    { text: 'steinhaupt wds 96 integrated', first: { models: ['WDS 96i'] } },
    { text: 'N-F509 norrvik silver', first: { models: ['N-F509'] } },
    { text: 'tithe 120 estate aldermoor', first: { models: ['Tithe 120i Estate'] } },
  ],
  price: [
    {
      text: 'espresso maker no more than two hundred and fifty quid',
      first: { types: ['Espresso machine'], price: { max: 250 } },
    },
    { text: 'fridges 150-250', first: { kinds: ['fridge'], price: { min: 150, max: 250 } } },
    { text: 'dehumidifier roughly £180', first: { kinds: ['dehumidifier'], price: { min: 144, max: 216 } } },
    { text: 'vacuum over £400', first: { kinds: ['vacuum'], price: { min: 400 } } },
  ],
  measure: [
    {
      text: 'washer 11 kilos',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 11, max: 11 }] },
    },
    {
      text: 'american fridge no deeper than 70cm',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Depth', max: 700 }] },
    },
    {
      text: '3 burner or 4 burner gas hob 60',
      first: { types: ['Gas hob'], facts: [{ fact: 'Width', min: 580, max: 600 }] },
    },
    {
      text: 'dishwasher sixteen place',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', min: 16, max: 16 }] },
    },
    {
      text: 'slow cooker 3.5l',
      first: { kinds: ['slow-cooker'], facts: [{ fact: 'Pot size', min: 3.5, max: 3.5 }] },
    },
    {
      text: 'fridge 1.4m tall',
      first: { kinds: ['fridge'], facts: [{ fact: 'Height', min: 1380, max: 1440 }] },
    },
  ],
  negation: [
    {
      text: 'not a plastic kettle',
      first: { kinds: ['kettle'], facts: [{ fact: 'Material', not: ['Plastic'] }] },
    },
    {
      text: 'built in oven that has no app',
      first: { kinds: ['single-oven', 'double-oven'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'washer not by pendlewick, not white',
      first: {
        kinds: ['washing-machine'],
        notMakers: ['Pendlewick'],
        facts: [{ fact: 'Colour', not: ['White'] }],
      },
    },
    {
      text: 'range but gas free',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Fuel', is: ['Induction', 'Electric'] }] },
    },
    {
      text: 'hoover i dont have to plug in or empty',
      first: { types: ['Robot vacuum cleaner', 'Cordless vacuum cleaner'] },
    },
  ],
  feature: [
    {
      text: 'kettle that keeps water hot',
      first: { kinds: ['kettle'], facts: [{ fact: 'Keep warm', is: ['20 min'] }] },
    },
    {
      text: 'dryer with app control',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Smart', is: ['Yes'] }] },
    },
    {
      text: 'integrated hood with touch buttons',
      first: { kinds: ['hood'], facts: [{ fact: 'Controls', is: ['Touch'] }] },
    },
    {
      text: 'sink one and a half bowls granite',
      first: {
        kinds: ['sink'],
        facts: [
          { fact: 'Material', is: ['Granite composite'] },
          { fact: 'Bowls', is: ['1.5'] },
        ],
      },
    },
    {
      text: 'bread maker gluten free loaf',
      first: { kinds: ['bread-maker'], facts: [{ fact: 'Gluten free', is: ['Yes'] }] },
    },
  ],
  purpose: [
    {
      text: 'fridge freezer just for me',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Total capacity', max: 300 }] },
    },
    { text: 'get rid of steam when i fry', first: { kinds: ['hood'] } },
    { text: 'large oven for christmas turkey', first: { kinds: ['single-oven', 'double-oven'] } },
    { text: 'washing line alternative', first: { kinds: ['tumble-dryer'] } },
    { text: 'crumbs and cat fluff everywhere', first: { kinds: ['vacuum'] } },
  ],
  comparative: [
    {
      text: 'what is the widest range you have',
      first: { kinds: ['range-cooker'], extreme: { of: 'Width', end: 'most', within: 1 } },
    },
    {
      text: 'lightest stick vacuum',
      first: { types: ['Cordless vacuum cleaner'], extreme: { of: 'Weight', end: 'least', within: 2 } },
    },
    {
      text: 'tumble dryer with lowest running costs',
      first: { kinds: ['tumble-dryer'], extreme: { of: 'Energy consumption', end: 'least', within: 4 } },
    },
  ],
  spares: [
    {
      text: 'cooker hood carbon filter 190',
      first: { kinds: ['hood-filter'], named: ['carbon hood filter, 190 mm'] },
    },
    {
      text: 'something to clean the oven with',
      first: { types: ['Cleaner'], facts: [{ fact: 'Used on', is: ['Oven'] }] },
    },
    { text: 'vent kit for through the wall', first: { kinds: ['ducting'] } },
  ],
  services: [
    {
      text: 'can someone put in my new integrated fridge',
      first: { named: ['Fit an integrated fridge'] },
      pages: ['/installation'],
    },
    {
      text: 'take the cardboard away after delivery',
      first: { types: ['Unpacking service'] },
      pages: ['/delivery'],
    },
  ],
  help: [
    { text: 'my parcel never turned up', pages: ['/track-order', '/delivery', '/help', '/contact'] },
    { text: 'how do i get a copy of my invoice', pages: ['/account', '/help', '/contact', '/track-order'] },
    { text: 'guide to buying a range cooker', pages: ['/buying-guides/range-cookers'] },
    { text: 'is delivery free over a certain amount', pages: ['/delivery', '/help'] },
    {
      text: 'will a range cooker go up my stairs',
      pages: ['/my-home', '/blog/third-floor-flat', '/blog/measure-your-hallway-first', '/delivery'],
    },
  ],
  absent: [
    {
      text: 'neff oven with slide away door',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] },
      absent: ['Neff'],
    },
    { text: 'dishwasher pods', absent: ['dishwasher pods'] },
    {
      text: 'kenwood chef mixer in cream',
      first: { kinds: ['stand-mixer'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
      absent: ['Kenwood'],
    },
  ],
  colour: [
    { text: 'rose gold toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Colour', is: ['Copper'] }] } },
    {
      text: 'gunmetal dishwasher or grey',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Colour', is: ['Grey'] }] },
    },
    {
      text: 'white american fridge freezers',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
  ],
  sentence: [
    {
      text: 'hello, my tumble dryer caught fire so i want a safe heat pump one around 500',
      first: {
        kinds: ['tumble-dryer'],
        facts: [{ fact: 'Dryer type', is: ['Heat pump'] }],
        price: { min: 400, max: 600 },
      },
    },
    {
      text: 'we are a family of six, what is your largest fridge freezer',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Total capacity', min: 350 }] },
    },
    {
      text: 'does anyone make a black slimline dishwasher that is freestanding',
      first: {
        types: ['Dishwasher'],
        facts: [
          { fact: 'Width', max: 450 },
          { fact: 'Colour', is: ['Black'] },
        ],
      },
    },
    {
      text: 'please can i see gas hobs with five burners in stainless',
      first: {
        types: ['Gas hob'],
        facts: [
          { fact: 'Hob zones', min: 5, max: 5 },
          { fact: 'Colour', is: ['Stainless steel'] },
        ],
      },
    },
  ],
  seasonal: [
    { text: 'wedding present kettle and toaster', first: { kinds: ['breakfast-set', 'kettle', 'toaster'] } },
    { text: 'something for the hot summer nights', first: { kinds: ['cooling'] } },
  ],
  misspelling: [
    { text: 'dishwashr slimlne', first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] } },
    { text: 'kichen sink', first: { kinds: ['sink'] } },
    { text: 'fridge freazer integreated', first: { types: ['Integrated fridge freezer'] } },
  ],
};
