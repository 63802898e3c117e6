import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'smoothie maker', first: { kinds: ['blender'] } },
    { text: 'under counter fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Height', max: 900 }] } },
    { text: 'fan oven', first: { kinds: ['single-oven', 'double-oven', 'compact-oven'] } },
    { text: 'ceramic hob', first: { kinds: ['hob'], facts: [{ fact: 'Hob type', is: ['Ceramic'] }] } },
  ],
  'maker-kind': [
    { text: 'duskwell wine fridge', first: { kinds: ['wine-cooler'], makers: ['Duskwell'] } },
    { text: 'arkwell dehumidifiers', first: { kinds: ['dehumidifier'], makers: ['Arkwell'] } },
    { text: 'osterlind air purifier', first: { kinds: ['purifier'], makers: ['Osterlind'] } },
    {
      text: 'verbeck steam oven',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        makers: ['Verbeck'],
        facts: [{ fact: 'Steam', is: ['Yes'] }],
      },
    },
  ],
  model: [
    { text: 'pd14-47i dishwasher', first: { models: ['PD14-47i'] } },
    { text: 'OL114', first: { models: ['OL114'] } },
    { text: 'seorin sd546', first: { models: ['SD546 Grove'] } },
    { text: 'tk-57pc', first: { models: ['TK-57PC'] } },
  ],
  code: [
    { text: 'HOB-FIT-GHOB', first: { skus: ['HOB-FIT-GHOB'] } },
    { text: 'ean 2900000039100', first: { barcode: '2900000039100' } },
    { text: '2900000062771 microwave', first: { barcode: '2900000062771' } },
    { text: '2900000057906', first: { barcode: '2900000057906' } },
  ],
  absent: [
    { text: 'shark cordless vacuum', first: { types: ['Cordless vacuum cleaner'] }, absent: ['Shark'] },
    { text: 'dualit toaster', first: { kinds: ['toaster'] }, absent: ['Dualit'] },
    { text: 'bosch washing machine', first: { kinds: ['washing-machine'] }, absent: ['Bosch'] },
    { text: 'liebherr freezer', first: { kinds: ['freezer'] }, absent: ['Liebherr'] },
    { text: 'laptop', absent: ['laptop'] },
  ],
  misspelling: [
    {
      text: 'dishwahser integrated',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Installation', is: ['Integrated'] }] },
    },
    { text: 'refridgerator', first: { kinds: ['fridge', 'fridge-freezer'] } },
    { text: 'washin machine', first: { kinds: ['washing-machine'] } },
    { text: 'dehumidifer', first: { kinds: ['dehumidifier'] } },
    {
      text: 'stainles steel fridge frezer',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [{ fact: 'Colour', is: ['Stainless steel'] }],
      },
    },
  ],
};
