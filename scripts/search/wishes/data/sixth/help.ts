import type { Questions } from '../../types.ts';

export const help: Questions = {
  help: [
    { text: 'deliveries to the scottish islands', pages: ['/delivery', '/help'] },
    { text: 'missed my delivery', pages: ['/track-order', '/delivery', '/help', '/contact'] },
    { text: 'i ordered the wrong one', pages: ['/returns', '/cancel-an-order', '/help'] },
    { text: 'how long is the guarantee', pages: ['/guarantee'] },
    { text: 'talk to a human', pages: ['/contact'] },
    {
      text: 'which is better condenser or heat pump',
      pages: ['/buying-guides/tumble-dryers', '/blog/heat-pump-dryers-patience'],
    },
    { text: 'how do you rank products', pages: ['/how-we-rank'] },
    { text: 'cheaper somewhere else', pages: ['/price-policy'] },
    { text: 'trade discount for builders', pages: ['/trade'] },
    { text: 'which coffee machine should i get', pages: ['/buying-guides/coffee', '/choose'] },
  ],
};
