import type { Questions } from '../../types.ts';

export const help: Questions = {
  help: [
    { text: 'can you deliver to orkney', pages: ['/delivery', '/help'] },
    { text: 'cancel order', pages: ['/cancel-an-order', '/help'] },
    { text: 'induction vs ceramic', pages: ['/buying-guides/hobs'] },
    { text: 'how do I clean a cooker hood filter', pages: ['/blog/cleaning-a-hood-filter'] },
    { text: 'can my electrics cope with induction', pages: ['/blog/induction-will-my-electrics-cope'] },
    { text: 'are your reviews real', pages: ['/review-policy'] },
    { text: 'which washing machine should i buy', pages: ['/buying-guides/washing-machines', '/choose'] },
    {
      text: 'freezer in cold garage ok?',
      pages: ['/blog/garage-freezers-in-winter', '/buying-guides/freezers'],
    },
  ],
};
