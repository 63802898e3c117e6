import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'tumblers for drying', first: { kinds: ['tumble-dryer'] } },
    {
      text: 'grinder coffee machine',
      first: { kinds: ['coffee'], facts: [{ fact: 'Grinder', is: ['Yes', 'Ceramic burrs', 'Steel burrs'] }] },
    },
    { text: 'microw', first: { kinds: ['microwave'] } },
    { text: 'chillers for wine', first: { kinds: ['wine-cooler'] } },
  ],
  'maker-kind': [
    { text: 'kjelder wine cabinet', first: { kinds: ['wine-cooler'], makers: ['Kjelder'] } },
    { text: 'oxlode cheap gas cooker', first: { types: ['Gas cooker'], makers: ['Oxlode'] } },
    { text: 'hexley robot vac', first: { kinds: ['vacuum'], makers: ['Hexley'] } },
    { text: 'quillon venting hob', first: { types: ['Venting hob'], makers: ['Quillon'] } },
  ],
  model: [
    { text: 'takumori tk8w', first: { models: ['TK-8W Slim'] } },
    { text: 'lamorna 19', first: { models: ['Lamorna 19'] } },
    { text: 'so72ps', first: { models: ['SO72PS Harbour'] } },
  ],
  code: [
    { text: '2900000013827', first: { barcode: '2900000013827' } },
    { text: 'zeph zc110 bl', first: { skus: ['ZEPH-ZC110-BL'] } },
    { text: 'LUMA-LWD95-WH', first: { skus: ['LUMA-LWD95-WH'] } },
  ],
  colour: [
    {
      text: 'graphite american fridge freezer',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    { text: 'nickel mixer tap', first: { kinds: ['tap'], facts: [{ fact: 'Colour', is: ['Nickel'] }] } },
    {
      text: 'freezer in stainless',
      first: { kinds: ['freezer'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
    },
  ],
  feature: [
    { text: 'bread maker that drops the nuts in', first: { kinds: ['bread-maker'] } },
    {
      text: 'sink with a draining board',
      first: { kinds: ['sink'], facts: [{ fact: 'Drainer', is: ['Reversible'] }] },
    },
    {
      text: 'fridge that can be locked',
      first: { kinds: ['drinks-cooler', 'fridge'], facts: [{ fact: 'Lockable', is: ['Yes'] }] },
    },
    {
      text: 'washer with steam cycle',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Steam', is: ['Yes'] }] },
    },
    {
      text: 'vacuum with changeable battery',
      first: { kinds: ['vacuum'], facts: [{ fact: 'Battery swappable', is: ['Yes'] }] },
    },
    {
      text: 'dishwasher half load option',
      first: { kinds: ['dishwasher'], facts: [{ fact: 'Half load', is: ['Yes'] }] },
    },
    {
      text: 'toaster with long slots',
      first: { kinds: ['toaster'], facts: [{ fact: 'Long slots', is: ['Yes'] }] },
    },
    {
      text: 'hood that switches by touch',
      first: { kinds: ['hood'], facts: [{ fact: 'Controls', is: ['Touch'] }] },
    },
  ],
};
