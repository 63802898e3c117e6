import type { Questions } from '../../types.ts';

export const help: Questions = {
  help: [
    { text: 'do you deliver on saturdays', pages: ['/delivery', '/help'] },
    {
      text: 'how to measure for an american fridge',
      pages: ['/buying-guides/american-fridge-freezers', '/my-home', '/blog/measure-your-hallway-first'],
    },
    { text: 'send it back', pages: ['/returns'] },
    { text: 'how long is the warranty', pages: ['/guarantee', '/extended-cover', '/help'] },
    { text: 'track order', pages: ['/track-order'] },
    { text: 'recycle old washing machine', pages: ['/recycling', '/help'] },
    {
      text: 'heat pump or condenser dryer which is better',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
    { text: 'contact us', pages: ['/contact'] },
    { text: 'make a complaint', pages: ['/complaints'] },
    { text: 'are your was prices real', pages: ['/price-policy', '/blog/reading-was-prices'] },
    {
      text: 'which range cooker to choose',
      pages: ['/buying-guides/range-cookers', '/blog/range-cooker-or-oven-and-hob'],
    },
    { text: 'trade account', pages: ['/trade'] },
  ],
};
