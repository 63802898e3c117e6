import type { Questions } from '../../types.ts';

export const help: Questions = {
  help: [
    { text: 'delivery to northern ireland', pages: ['/delivery', '/help'] },
    {
      text: 'how do i measure for a fridge freezer',
      pages: ['/buying-guides/fridge-freezers', '/my-home', '/blog/measure-your-hallway-first'],
    },
    { text: 'returns', pages: ['/returns'] },
    { text: 'guarantee', pages: ['/guarantee'] },
    { text: 'where is my order', pages: ['/track-order'] },
    { text: 'do you take away old appliances', pages: ['/recycling', '/help'] },
    { text: 'induction or ceramic', pages: ['/buying-guides/hobs'] },
    { text: 'phone number', pages: ['/contact'] },
    { text: 'cancel my order', pages: ['/cancel-an-order', '/help'] },
    { text: 'what does the energy label mean', pages: ['/energy-labels'] },
    { text: 'washing machine buying guide', pages: ['/buying-guides/washing-machines'] },
    { text: 'how to clean cooker hood filter', pages: ['/blog/cleaning-a-hood-filter'] },
  ],
};
