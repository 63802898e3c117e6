import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'hoover', first: { kinds: ['vacuum'] } },
    { text: 'cooker hood', first: { kinds: ['hood'] } },
    { text: 'washer', first: { kinds: ['washing-machine'] } },
    { text: 'fridge freezers', first: { kinds: ['fridge-freezer'] } },
    { text: 'tumble drier', first: { kinds: ['tumble-dryer'] } },
    { text: 'washing machines', first: { kinds: ['washing-machine'] } },
    { text: 'extractor fan', first: { kinds: ['hood'] } },
    { text: 'stove', first: { kinds: ['cooker', 'range-cooker'] } },
    { text: 'american fridge', first: { kinds: ['american-fridge'] } },
    { text: 'hobs', first: { kinds: ['hob'] } },
    { text: 'dish washer', first: { kinds: ['dishwasher'] } },
    { text: 'wine fridge', first: { kinds: ['wine-cooler'] } },
    { text: 'chest freezer', first: { types: ['Chest freezer'] } },
    { text: 'built in oven', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
    { text: 'butler sink', first: { categories: ['belfast-sinks'] } },
    { text: 'garbage disposal', first: { kinds: ['disposer'] } },
    { text: 'air con', first: { types: ['Portable air conditioner'] } },
    {
      text: 'slimline dishwasher',
      first: { categories: ['slimline-dishwashers', 'integrated-slimline-dishwashers'] },
    },
    { text: 'microwaves', first: { kinds: ['microwave'] } },
    { text: 'bean to cup', first: { types: ['Bean to cup coffee machine'] } },
    { text: 'freezers', first: { kinds: ['freezer'] } },
    { text: 'fridge', first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] } },
  ],
  'maker-kind': [
    { text: 'tarnside washing machine', first: { kinds: ['washing-machine'], makers: ['Tarnside'] } },
    { text: 'norrvik fridge freezer', first: { kinds: ['fridge-freezer'], makers: ['Norrvik'] } },
    { text: 'steinhaupt dishwasher', first: { kinds: ['dishwasher'], makers: ['Steinhaupt'] } },
    { text: 'lumarra hobs', first: { kinds: ['hob'], makers: ['Lumarra'] } },
    { text: 'dishwasher ottermere', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
    { text: 'pendlewick tumble dryer', first: { kinds: ['tumble-dryer'], makers: ['Pendlewick'] } },
    { text: 'zephrane cooker hood', first: { kinds: ['hood'], makers: ['Zephrane'] } },
    { text: 'aldermoor range', first: { kinds: ['range-cooker'], makers: ['Aldermoor'] } },
    { text: 'seorin american fridge freezer', first: { kinds: ['american-fridge'], makers: ['Seorin'] } },
    { text: 'corvanti kettles', first: { kinds: ['kettle'], makers: ['Corvanti'] } },
    { text: 'odell and fenn sink', first: { kinds: ['sink'], makers: ["O'Dell & Fenn"] } },
  ],
  model: [
    { text: 'TW-914', first: { makers: ['Tarnside'], models: ['TW-914'] } },
    { text: 'tw914', first: { makers: ['Tarnside'], models: ['TW-914'] } },
    { text: 'tw 1014', first: { makers: ['Tarnside'], models: ['TW-1014'] } },
    { text: 'steinhaupt ws916', first: { makers: ['Steinhaupt'], models: ['WS 916'] } },
    { text: 'N-180', first: { makers: ['Norrvik'], models: ['N-180'] } },
    { text: 'pw9-14', first: { makers: ['Pendlewick'], models: ['PW9-14'] } },
    { text: 'OD 1442', first: { makers: ['Ottermere'], models: ['OD-1442'] } },
    { text: 'lavagna 110i', first: { makers: ['Castelmare'], models: ['Lavagna 110i'] } },
    { text: 'ah12 fen', first: { makers: ['Arkwell'], models: ['AH12 Fen'] } },
    { text: 'zc 60', first: { makers: ['Zephrane'], models: ['ZC-60'] } },
    { text: 'seorin sd636', first: { makers: ['Seorin'], named: ['SD636'] } },
    { text: 'lo 72', first: { makers: ['Lumarra'], named: ['LO-72'] } },
  ],
  code: [
    { text: '2900000010000', first: { barcode: '2900000010000' } },
    { text: 'TARN-TW914-WH', first: { skus: ['TARN-TW914-WH'] } },
    { text: '2900000011045', first: { barcode: '2900000011045' } },
    { text: 'stei-ws916-gm', first: { skus: ['STEI-WS916-GM'] } },
    { text: '2900000 073739', first: { barcode: '2900000073739' } },
    { text: 'pend pd10hp wh', first: { skus: ['PEND-PD10HP-WH'] } },
    { text: 'HOB-FIT-WASH', first: { skus: ['HOB-FIT-WASH'] } },
    { text: '2900000090651', first: { barcode: '2900000090651' } },
  ],
  colour: [
    { text: 'tortora kettle', first: { kinds: ['kettle'], named: ['tortora'] } },
    { text: 'slate range cooker', first: { kinds: ['range-cooker'], named: ['slate'] } },
    { text: 'matt black tap', first: { kinds: ['tap'], named: ['matt black'] } },
    {
      text: 'black washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
    {
      text: 'stainless steel fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
    },
    {
      text: 'anthracite washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    {
      text: 'cream range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
    },
    {
      text: 'oven in black glass',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Colour', is: ['Black'] }],
      },
    },
    { text: 'gold tap', first: { kinds: ['tap', 'boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold'] }] } },
    {
      text: 'pale blue kettle',
      first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] },
    },
    {
      text: 'silver tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
    },
    {
      text: 'white dishwasher',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    {
      text: 'brushed nickel kitchen tap',
      first: { kinds: ['tap'], facts: [{ fact: 'Finish', is: ['Brushed nickel'] }] },
    },
  ],
  feature: [
    {
      text: 'heat pump tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
    {
      text: 'frost free fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
    {
      text: 'self cleaning oven',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Cleaning', not: ['Enamel'] }],
      },
    },
    {
      text: 'washing machine with steam',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
    },
    {
      text: 'american fridge with ice maker',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Tank', 'Plumbed'] }] },
    },
    {
      text: 'hob with extractor',
      first: { kinds: ['hob'], facts: [{ fact: 'Built-in extraction', is: ['Yes'] }] },
    },
    { text: 'lpg hob', first: { kinds: ['hob'], facts: [{ fact: 'LPG ready', is: ['Yes'] }] } },
    {
      text: 'dishwasher with cutlery tray',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Tray', 'Both'] }] },
    },
    { text: 'integrated dishwasher', first: { types: ['Integrated dishwasher'] } },
    { text: 'dual fuel range cooker', first: { types: ['Dual fuel range cooker'] } },
    {
      text: 'smart tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Smart', is: ['Yes'] }] },
    },
    {
      text: 'steam oven',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Steam', is: ['Yes'] }],
      },
    },
    {
      text: 'variable temperature kettle',
      first: { kinds: ['kettle'], facts: [{ fact: 'Variable temperature', is: ['Yes'] }] },
    },
    { text: 'cordless hoover', first: { types: ['Cordless vacuum cleaner'] } },
    {
      text: 'tumble dryer with drum light',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Drum light', is: ['Yes'] }] },
    },
  ],
};
