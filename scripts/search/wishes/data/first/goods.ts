import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'hoovers', first: { kinds: ['vacuum'] } },
    { text: 'extractor hood', first: { kinds: ['hood'] } },
    { text: 'washer dryers', first: { kinds: ['washer-dryer'] } },
    { text: 'fridgefreezer', first: { kinds: ['fridge-freezer'] } },
    { text: 'dryer', first: { kinds: ['tumble-dryer'] } },
    { text: 'clothes washer', first: { kinds: ['washing-machine'] } },
    { text: 'cookers', first: { kinds: ['cooker', 'range-cooker'] } },
    { text: 'range cooker', first: { kinds: ['range-cooker'] } },
    { text: 'side by side fridge', first: { kinds: ['american-fridge'] } },
    { text: 'cooktop', first: { kinds: ['hob'] } },
    { text: 'dishwashers', first: { kinds: ['dishwasher'] } },
    { text: 'beer fridge', first: { kinds: ['drinks-cooler'] } },
    { text: 'larder fridge', first: { categories: ['tall-larder-fridges', 'integrated-fridges'] } },
    { text: 'double oven', first: { kinds: ['double-oven'] } },
    { text: 'boiling water tap', first: { kinds: ['boiling-tap'] } },
    { text: 'waste disposal unit', first: { kinds: ['disposer'] } },
    { text: 'worktop dishwasher', first: { types: ['Table-top dishwasher'] } },
    { text: 'refrigerator', first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] } },
    { text: 'robot hoover', first: { types: ['Robot vacuum cleaner'] } },
    { text: 'coffee maker', first: { kinds: ['coffee'] } },
    { text: 'upright freezer', first: { categories: ['tall-freezers'] } },
    { text: 'fridges', first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] } },
  ],
  'maker-kind': [
    { text: 'thornacre washer', first: { kinds: ['washing-machine'], makers: ['Thornacre'] } },
    { text: 'marlpit fridge', first: { makers: ['Marlpit'], kinds: ['fridge', 'fridge-freezer'] } },
    {
      text: 'halverstone oven',
      first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], makers: ['Halverstone'] },
    },
    {
      text: 'quillon induction hob',
      first: { kinds: ['hob'], makers: ['Quillon'], facts: [{ fact: 'Hob type', is: ['Induction'] }] },
    },
    { text: 'brackenhall cookers', first: { kinds: ['cooker', 'range-cooker'], makers: ['Brackenhall'] } },
    { text: 'dryer by steinhaupt', first: { kinds: ['tumble-dryer'], makers: ['Steinhaupt'] } },
    { text: 'nimbria hoover', first: { kinds: ['vacuum'], makers: ['Nimbria'] } },
    { text: 'wexcombe boiling tap', first: { kinds: ['boiling-tap'], makers: ['Wexcombe'] } },
    { text: 'penhallick toaster', first: { kinds: ['toaster'], makers: ['Penhallick'] } },
    { text: 'morrowbean coffee machine', first: { kinds: ['coffee'], makers: ['Morrowbean'] } },
    { text: 'coldharbour chest freezer', first: { makers: ['Coldharbour'], types: ['Chest freezer'] } },
  ],
  model: [
    { text: 'tw-916', first: { makers: ['Tarnside'], models: ['TW-916'] } },
    { text: 'lw1214', first: { makers: ['Lumarra'], models: ['LW-1214'] } },
    { text: 'N W9', first: { makers: ['Norrvik'], models: ['N-W9'] } },
    { text: 'tw7 trade', first: { makers: ['Thornacre'], models: ['TW7 Trade'] } },
    { text: 'pc180-70', first: { makers: ['Pendlewick'], models: ['PC180-70'] } },
    { text: 'ho72p', first: { makers: ['Halverstone'], models: ['HO 72P'] } },
    { text: 'q4 60', first: { makers: ['Quillon'], models: ['Q4-60'] } },
    { text: 'fold 100i', first: { makers: ['Brackenhall'], models: ['Fold 100i'] } },
    { text: 'OTTERMERE OD1444', first: { makers: ['Ottermere'], models: ['OD-1444'] } },
    { text: 'cirrus 60', first: { makers: ['Nimbria'], named: ['Cirrus 60'] } },
    { text: 'vb3445m', first: { makers: ['Verbeck'], models: ['VB 3445M'] } },
    { text: 'tarnside tw-9', first: { makers: ['Tarnside'], named: ['TW-9'] } },
  ],
  code: [
    { text: '2900000011090', first: { barcode: '2900000011090' } },
    { text: 'NORR-N180-BL', first: { skus: ['NORR-N180-BL'] } },
    { text: 'lumalw1214wh', first: { skus: ['LUMA-LW1214-WH'] } },
    { text: '2900000025059', first: { barcode: '2900000025059' } },
    { text: 'EAN 2900000046337', first: { barcode: '2900000046337' } },
    { text: 'zeph zc60 ss', first: { skus: ['ZEPH-ZC60-SS'] } },
    { text: 'hob-take-old', first: { skus: ['HOB-TAKE-OLD'] } },
    { text: 'barcode 2900000102040', first: { barcode: '2900000102040' } },
  ],
  colour: [
    {
      text: 'washing machine in silver',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
    },
    {
      text: 'black american fridge freezer',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
    {
      text: 'dark grey tumble dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    {
      text: 'green range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Green'] }] },
    },
    {
      text: 'inox cooker hood',
      first: { kinds: ['hood'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
    },
    { text: 'copper kitchen tap', first: { kinds: ['tap'], facts: [{ fact: 'Colour', is: ['Copper'] }] } },
    { text: 'cream toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Colour', is: ['Cream'] }] } },
    {
      text: 'graphite washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    { text: 'black fridge', first: { kinds: ['fridge'], facts: [{ fact: 'Colour', is: ['Black'] }] } },
    {
      text: 'steel oven',
      first: {
        kinds: ['single-oven', 'double-oven', 'compact-oven'],
        facts: [{ fact: 'Colour', is: ['Stainless steel'] }],
      },
    },
  ],
  feature: [
    {
      text: 'condenser dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Condenser'] }] },
    },
    { text: 'no frost freezer', first: { kinds: ['freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] } },
    {
      text: 'pyrolytic single oven',
      first: { kinds: ['single-oven'], facts: [{ fact: 'Cleaning', is: ['Pyrolytic'] }] },
    },
    {
      text: 'washer dryer with steam',
      first: { kinds: ['washer-dryer'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
    },
    {
      text: 'plumbed american fridge freezer',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Water and ice', is: ['Plumbed'] }] },
    },
    {
      text: 'induction range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Fuel', is: ['Induction'] }] },
    },
    {
      text: 'gas hob with wok burner',
      first: { kinds: ['hob'], facts: [{ fact: 'Wok burner', is: ['Yes'] }] },
    },
    {
      text: 'dishwasher auto open door',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Auto open door', is: ['Yes'] }] },
    },
    { text: 'integrated fridge freezer', first: { types: ['Integrated fridge freezer'] } },
    {
      text: 'fridge freezer with water dispenser',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [{ fact: 'Water and ice', is: ['Tank', 'Plumbed'] }],
      },
    },
    { text: 'combi microwave', first: { types: ['Combination microwave'] } },
    {
      text: '50/50 fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Split', is: ['50/50'] }] },
    },
    { text: '4 slice toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Slots', is: ['4'] }] } },
    {
      text: 'tumble dryer reversible door',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Hinge reversible', is: ['Yes'] }] },
    },
  ],
};
