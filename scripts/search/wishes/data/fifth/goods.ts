import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'pressure cooker', first: { types: ['Pressure cooker'] } },
    { text: 'dishwas', first: { kinds: ['dishwasher'] } },
  ],
  'maker-kind': [
    {
      text: 'ottermere slimline dishwasher',
      first: { kinds: ['dishwasher'], makers: ['Ottermere'], facts: [{ fact: 'Width', max: 450 }] },
    },
    { text: 'castelmare coffee machine', first: { kinds: ['coffee'], makers: ['Castelmare'] } },
    { text: 'nimbria cordless hoover', first: { types: ['Cordless vacuum cleaner'], makers: ['Nimbria'] } },
    {
      text: 'seorin heat pump dryer',
      first: {
        kinds: ['tumble-dryer'],
        makers: ['Seorin'],
        facts: [{ fact: 'Dryer type', is: ['Heat pump'] }],
      },
    },
  ],
  model: [
    { text: 'K44i', first: { models: ['K44i Fjell'] } },
    { text: 'sd9 pavilion', first: { models: ['SD9 Pavilion'] } },
    { text: 'zc110', first: { models: ['ZC-110'] } },
    { text: 'pendlewick pd 13 48', first: { models: ['PD13-48'] } },
  ],
  code: [
    { text: '2900000 096202', first: { barcode: '2900000096202' } },
    { text: 'PEND PG604 SS', first: { skus: ['PEND-PG604-SS'] } },
  ],
  colour: [
    {
      text: 'gold boiling tap',
      first: { kinds: ['boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold'] }] },
    },
    {
      text: 'charcoal washing machine',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    {
      text: 'cream gas cooker',
      first: { types: ['Gas cooker'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
    },
    {
      text: 'white ceramic belfast sink',
      first: { categories: ['belfast-sinks'], facts: [{ fact: 'Colour', is: ['White'] }] },
    },
    { text: 'blue toaster', first: { kinds: ['toaster'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] } },
  ],
  feature: [
    {
      text: 'tumble dryer with a light in the drum',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Drum light', is: ['Yes'] }] },
    },
    {
      text: 'fridge freezer for outbuilding',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Garage safe', is: ['−15 °C', '−12 °C'] }] },
    },
    {
      text: 'bread machine gluten free',
      first: { kinds: ['bread-maker'], facts: [{ fact: 'Gluten free', is: ['Yes'] }] },
    },
    {
      text: 'dual drawer air fryer',
      first: { kinds: ['air-fryer'], facts: [{ fact: 'Drawers', is: ['2'] }] },
    },
    { text: 'soup maker', first: { kinds: ['blender'], facts: [{ fact: 'Hot soup', is: ['Yes'] }] } },
    {
      text: 'gas hob with wok ring',
      first: { kinds: ['hob'], facts: [{ fact: 'Wok burner', is: ['Yes'] }] },
    },
    {
      text: 'coffee maker that grinds beans',
      first: { kinds: ['coffee'], facts: [{ fact: 'Grinder', is: ['Yes', 'Ceramic burrs', 'Steel burrs'] }] },
    },
    {
      text: 'pyrolytic oven wifi',
      first: { kinds: ['single-oven'], named: ['pyrolytic'], facts: [{ fact: 'Smart', is: ['Yes'] }] },
    },
  ],
};
