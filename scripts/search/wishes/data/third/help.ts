import type { Questions } from '../../types.ts';

export const help: Questions = {
  spares: [
    { text: 'water filter norrvik american fridge', first: { types: ['Water filter'], makers: ['Norrvik'] } },
    {
      text: 'replacement carbon filter for zephrane hood',
      first: { kinds: ['hood-filter'], makers: ['Zephrane'], facts: [{ fact: 'Filter', is: ['Carbon'] }] },
    },
    {
      text: 'ceramic hob cleaner',
      first: { types: ['Cleaner'], facts: [{ fact: 'Used on', is: ['Ceramic and induction hob'] }] },
    },
    { text: 'drain hose dishwasher', first: { types: ['Hose'], named: ['drain hose'] } },
  ],
  services: [
    {
      text: 'electric hob installation',
      first: { skus: ['HOB-FIT-IHOB'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'accidental damage cover coffee machine',
      first: { types: ['Extended cover'], facts: [{ fact: 'Accidental damage', is: ['Yes'] }] },
      pages: ['/extended-cover'],
    },
    {
      text: 'collect my old washing machine',
      first: { skus: ['HOB-TAKE-OLD'] },
      pages: ['/recycling', '/help'],
    },
    {
      text: 'wire up electric cooker',
      first: { skus: ['HOB-FIT-ECOOK'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'fit integrated fridge freezer',
      first: { skus: ['HOB-FIT-ICOLD'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'gas safe engineer for a range cooker',
      first: { skus: ['HOB-FIT-GRANGE', 'HOB-FIT-DRANGE'] },
      pages: ['/installation', '/help'],
    },
  ],
  help: [
    { text: 'opening hours', pages: ['/contact', '/help'] },
    {
      text: 'will it fit through my front door',
      pages: ['/blog/measure-your-hallway-first', '/my-home', '/delivery', '/help'],
    },
    { text: 'price match', pages: ['/price-policy', '/help'] },
    { text: 'how long does delivery take', pages: ['/delivery'] },
    { text: 'buying guide for cooker hoods', pages: ['/buying-guides/hoods'] },
    {
      text: 'vented or heat pump',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
  ],
};
