import type { Questions } from '../../types.ts';

export const help: Questions = {
  help: [
    { text: 'do you deliver to belfast', pages: ['/delivery', '/help'] },
    { text: 'wheres my order', pages: ['/track-order'] },
    {
      text: 'how do i measure up for a fridge',
      pages: [
        '/buying-guides/fridge-freezers',
        '/buying-guides/american-fridge-freezers',
        '/my-home',
        '/blog/measure-your-hallway-first',
        '/help',
      ],
    },
    { text: 'price promise', pages: ['/price-policy'] },
    {
      text: 'my dishwasher is broken and under guarantee',
      pages: ['/guarantee', '/spares-and-repair', '/help', '/it-broke'],
    },
    { text: 'what do the energy labels mean', pages: ['/energy-labels'] },
    {
      text: 'heat pump or condenser dryer',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
    { text: 'change delivery date', pages: ['/track-order', '/delivery', '/help'] },
    {
      text: 'is a boiling water tap worth it',
      pages: ['/buying-guides/boiling-taps', '/blog/boiling-taps-cost-per-cup'],
    },
  ],
};
