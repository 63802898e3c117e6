import type { Questions } from '../../types.ts';

export const figures: Questions = {
  price: [
    { text: 'freezers £200 - £300', first: { kinds: ['freezer'], price: { min: 200, max: 300 } } },
    { text: 'kettle and toaster set under 60', first: { kinds: ['breakfast-set'], price: { max: 60 } } },
    {
      text: 'electric cooker under £400',
      first: {
        kinds: ['cooker'],
        price: { max: 400 },
        facts: [{ fact: 'Fuel', is: ['Electric', 'Induction'] }],
      },
    },
    { text: 'wine cooler 300-500', first: { kinds: ['wine-cooler'], price: { min: 300, max: 500 } } },
    { text: 'dishwasher under 350 quid', first: { kinds: ['dishwasher'], price: { max: 350 } } },
  ],
  measure: [
    { text: 'fridge 55cm', first: { kinds: ['fridge'], facts: [{ fact: 'Width', min: 540, max: 555 }] } },
    {
      text: 'wine cooler 300mm wide',
      first: { kinds: ['wine-cooler'], facts: [{ fact: 'Width', min: 290, max: 300 }] },
    },
    { text: '70cm cooker hood', first: { kinds: ['hood'], facts: [{ fact: 'Width', min: 690, max: 725 }] } },
    {
      text: 'dehumidifier 20 litre',
      first: { kinds: ['dehumidifier'], facts: [{ fact: 'Extraction a day', min: 20, max: 20 }] },
    },
    {
      text: '120cm range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Width', min: 1190, max: 1200 }] },
    },
  ],
  colour: [
    { text: 'cream microwave', first: { kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['Cream'] }] } },
    {
      text: 'silver fridge freezer',
      first: { kinds: ['fridge-freezer', 'american-fridge'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
    },
    { text: 'copper sink', first: { kinds: ['sink'], facts: [{ fact: 'Colour', is: ['Copper'] }] } },
    {
      text: 'gold boiling water tap',
      first: { kinds: ['boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold'] }] },
    },
  ],
  'energy-noise': [
    { text: 'hood less than 60db', first: { kinds: ['hood'], facts: [{ fact: 'Noise', max: 60 }] } },
    {
      text: 'b rated integrated dishwasher',
      first: {
        kinds: ['dishwasher'],
        facts: [
          { fact: 'Energy class', is: ['A of A–G', 'B of A–G'] },
          { fact: 'Installation', is: ['Integrated'] },
        ],
      },
    },
    {
      text: 'energy saving fridge freezer',
      first: {
        kinds: ['fridge-freezer', 'american-fridge'],
        facts: [{ fact: 'Energy class', is: ['A of A–G', 'B of A–G', 'C of A–G'] }],
      },
    },
    {
      text: 'tumble dryer low running costs',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
  ],
  feature: [
    {
      text: 'washing machine with app',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Smart', is: ['Yes'] }] },
    },
    {
      text: 'dishwasher with third rack for cutlery',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Cutlery', is: ['Tray', 'Both'] }] },
    },
    {
      text: 'kettle with temperature control',
      first: { kinds: ['kettle'], facts: [{ fact: 'Variable temperature', is: ['Yes'] }] },
    },
    {
      text: 'recirculating island hood',
      first: {
        kinds: ['hood'],
        facts: [
          { fact: 'Mount', is: ['Island'] },
          { fact: 'Recirculating', is: ['Yes'] },
        ],
      },
    },
    {
      text: 'induction hob with bridge zone',
      first: {
        kinds: ['hob'],
        facts: [
          { fact: 'Hob type', is: ['Induction'] },
          { fact: 'Flex zone', is: ['Yes'] },
        ],
      },
    },
  ],
};
