import type { Questions } from '../../types.ts';

export const help: Questions = {
  spares: [
    { text: 'ducting kit for extractor fan', first: { kinds: ['ducting'] } },
    { text: 'stacking shelf for washer and dryer', first: { kinds: ['stacking-kit'] } },
    { text: 'vent hose 4 inch', first: { types: ['Hose'], facts: [{ fact: 'Bore', min: 100, max: 104 }] } },
    {
      text: 'washing machine descaler',
      first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Washing machine, Dishwasher'] }] },
    },
  ],
  services: [
    {
      text: 'how much to install a dishwasher',
      first: { skus: ['HOB-FIT-DISH', 'HOB-FIT-IDISH'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'oven fitting',
      first: { skus: ['HOB-FIT-OVEN', 'HOB-FIT-DOVEN'] },
      pages: ['/installation', '/help'],
    },
    { text: 'make fridge door open the other way', first: { skus: ['HOB-FIT-HINGE'] } },
    { text: 'unpacking service', first: { skus: ['HOB-UNPACK'] } },
    {
      text: 'do you fit taps',
      first: { skus: ['HOB-FIT-TAP', 'HOB-FIT-BOIL'] },
      pages: ['/installation', '/help'],
    },
    {
      text: 'warranty for fridge freezer 5 years',
      first: { types: ['Extended cover'], facts: [{ fact: 'Term', is: ['5 years'] }] },
      pages: ['/extended-cover', '/guarantee'],
    },
  ],
  help: [
    { text: 'do you deliver to the isle of wight', pages: ['/delivery'] },
    { text: 'can i change my delivery date', pages: ['/track-order', '/help', '/delivery'] },
    { text: 'what do you do with my data', pages: ['/privacy'] },
    { text: 'can i return an opened item', pages: ['/returns'] },
    { text: 'sign up for newsletter', pages: ['/newsletter'] },
    {
      text: 'my washing machine is faulty what do i do',
      pages: ['/guarantee', '/spares-and-repair', '/help', '/complaints', '/returns'],
    },
  ],
};
