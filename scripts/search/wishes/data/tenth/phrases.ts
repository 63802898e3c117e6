import type { Questions } from '../../types.ts';

export const phrases: Questions = {
  negation: [
    {
      text: 'hob no gas no ceramic',
      first: {
        kinds: ['hob'],
        types: ['Induction hob', 'Venting hob'],
        facts: [{ fact: 'Hob type', is: ['Induction'] }],
      },
    },
    {
      text: 'non smart washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Smart', is: ['No'] }] },
    },
    {
      text: 'any colour but white fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', not: ['White'] }] },
    },
    {
      text: 'vacuum without a bag and without a cord',
      first: {
        kinds: ['vacuum'],
        facts: [
          { fact: 'Bagged', is: ['No'] },
          { fact: 'Cordless', is: ['Yes'] },
        ],
      },
    },
    {
      text: 'coffee machine that hasnt got a milk thing',
      first: { kinds: ['coffee'], facts: [{ fact: 'Milk', is: ['None'] }] },
    },
    {
      text: 'dishwashers, not pendlewick or oxlode',
      first: { kinds: ['dishwasher'], notMakers: ['Pendlewick', 'Oxlode'] },
    },
    {
      text: 'oven but not touch controls',
      first: { kinds: ['single-oven', 'double-oven'], facts: [{ fact: 'Controls', not: ['Touch'] }] },
    },
    {
      text: "fridge that doesn't need plumbing but has water dispenser",
      first: {
        kinds: ['american-fridge', 'fridge-freezer'],
        facts: [{ fact: 'Water and ice', is: ['Tank'] }],
      },
    },
  ],
  feature: [
    {
      text: 'oven that cleans itself',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Cleaning', is: ['Pyrolytic', 'Catalytic', 'Hydrolytic'] }],
      },
    },
    {
      text: 'dryer with light inside drum',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Drum light', is: ['Yes'] }] },
    },
    {
      text: 'robot hoover that mops',
      first: { types: ['Robot vacuum cleaner'], facts: [{ fact: 'Mops', is: ['Yes'] }] },
    },
    {
      text: 'washing machine quick 15 minute wash',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Quick wash', max: 15 }] },
    },
    {
      text: 'dual zone air fryer',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Drawers', min: 2, max: 2 }] },
    },
    {
      text: 'wine fridge with two temperatures',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Zones', is: ['2 zones', '3 zones'] }] },
    },
    {
      text: 'slide out rails single oven',
      first: {
        kinds: ['single-oven'],
        facts: [{ fact: 'Shelf runners', is: ['Telescopic, 1 level', 'Telescopic, 2 levels'] }],
      },
    },
    {
      text: 'blender that makes soup',
      first: { kinds: ['blender'], facts: [{ fact: 'Hot soup', is: ['Yes'] }] },
    },
    {
      text: 'half load dishwasher slimline',
      first: {
        kinds: ['dishwasher'],
        facts: [
          { fact: 'Half load', is: ['Yes'] },
          { fact: 'Width', max: 450 },
        ],
      },
    },
    {
      text: 'kettle you can set the temperature on',
      first: { kinds: ['kettle'], facts: [{ fact: 'Variable temperature', is: ['Yes'] }] },
    },
  ],
  purpose: [
    { text: 'washing machine for hard water', first: { kinds: ['washing-machine'] } },
    {
      text: 'fridge freezer for family of 5',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Total capacity', min: 300 }] },
    },
    {
      text: 'vacuum for dog hair and carpets',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Pet tool', is: ['Yes'] }] },
    },
    {
      text: 'dishwasher for someone living alone',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Place settings', max: 10 }] },
    },
    { text: 'something to stop damp in the spare room', first: { kinds: ['dehumidifier'] } },
    {
      text: 'freezer to keep in garage',
      first: { kinds: ['freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    { text: 'hayfever air filter bedroom', first: { kinds: ['purifier'] } },
    {
      text: 'cooker for caravan on bottled gas',
      first: { kinds: ['cooker'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] },
    },
  ],
  'two-things': [
    {
      text: 'built in oven plus hob',
      first: { kinds: ['single-oven', 'double-oven', 'hob'] },
      among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['hob'] }],
    },
    {
      text: 'matching washer & dryer black',
      first: { kinds: ['washing-machine', 'tumble-dryer'], facts: [{ fact: 'Colour', is: ['Black'] }] },
      among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
    },
    { text: 'sink with tap', first: { kinds: ['sink', 'tap'] }, among: [{ kinds: ['sink'] }] },
  ],
  sentence: [
    {
      text: 'my washing machine has died and i need one quick, about 400',
      first: { kinds: ['washing-machine'], price: { min: 320, max: 480 } },
    },
    {
      text: 'can you show me slim dishwashers that are cheap to run',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: 'hi im looking for an electric cooker with double oven 50cm in black',
      first: {
        types: ['Electric cooker'],
        facts: [
          { fact: 'Ovens', is: ['2'] },
          { fact: 'Width', min: 490, max: 500 },
          { fact: 'Colour', is: ['Black'] },
        ],
      },
    },
    {
      text: 'what fridge freezer would fit in a space 60cm wide and 180cm tall',
      first: {
        kinds: ['fridge-freezer'],
        facts: [
          { fact: 'Width', max: 600 },
          { fact: 'Height', max: 1800 },
        ],
      },
    },
    {
      text: 'I want a tumble dryer that tells me when it is finished and costs less than 400 pounds',
      first: { kinds: ['tumble-dryer'], price: { max: 400 }, facts: [{ fact: 'End signal', is: ['Yes'] }] },
    },
    { text: 'which hoovers are good for stairs', first: { types: ['Cordless vacuum cleaner'] } },
    {
      text: 'show me everything you have from wexcombe in copper',
      first: { makers: ['Wexcombe'], facts: [{ fact: 'Colour', is: ['Copper'] }] },
    },
  ],
  help: [
    { text: 'when will my order come', pages: ['/track-order', '/delivery', '/help'] },
    { text: 'do you take klarna', pages: ['/ways-to-pay', '/help'] },
    { text: 'change my delivery date', pages: ['/track-order', '/delivery', '/help'] },
    { text: 'is there a phone number', pages: ['/contact', '/help'] },
    { text: 'how do i send something back', pages: ['/returns', '/help'] },
    {
      text: 'heat pump or vented dryer which is better',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
    {
      text: 'what do the energy letters mean',
      pages: ['/energy-labels', '/help', '/blog/what-the-new-dryer-label-means'],
    },
    { text: 'deliver to highlands of scotland', pages: ['/delivery', '/help'] },
    {
      text: 'induction vs gas hobs',
      pages: ['/buying-guides/hobs', '/blog/induction-will-my-electrics-cope'],
    },
  ],
  seasonal: [
    { text: 'black friday fridge freezer', first: { kinds: ['fridge-freezer'] }, pages: ['/black-friday'] },
    { text: 'portable cooling for heatwave', first: { kinds: ['cooling'] } },
    { text: 'christmas present for a coffee lover', first: { kinds: ['coffee'] } },
    { text: 'january sales', pages: ['/all-offers', '/black-friday'] },
  ],
  odd: [
    { text: 'fridge freezer???', first: { kinds: ['fridge-freezer'] } },
    {
      text: 'range cooker cooker range 90',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 890, max: 900 }] },
    },
    {
      text: 'washing machine washing machine 9kg pls',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
    },
  ],
};
