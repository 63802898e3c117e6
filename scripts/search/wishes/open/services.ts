import type { Question } from '../types.ts';

export const services: readonly Question[] = [
  {
    text: 'fit my dishwasher',
    first: { skus: ['HOB-FIT-DISH', 'HOB-FIT-IDISH'] },
    pages: ['/installation', '/help'],
  },
  {
    text: 'take away old fridge',
    first: { skus: ['HOB-TAKE-OLD', 'HOB-TAKE-OLD-US'] },
    pages: ['/recycling', '/help'],
  },
  { text: 'gas cooker connection', first: { skus: ['HOB-FIT-GCOOK'] }, pages: ['/installation', '/help'] },
  {
    text: 'integrated washing machine installation',
    first: { skus: ['HOB-FIT-IWASH'] },
    pages: ['/installation', '/help'],
  },
  { text: 'fit a hob electric', first: { skus: ['HOB-FIT-IHOB'] }, pages: ['/installation', '/help'] },
  {
    text: '5 year warranty washing machine',
    first: { types: ['Extended cover'], named: ['5 years’ cover, large'] },
    pages: ['/extended-cover'],
  },
  { text: 'remove packaging', first: { skus: ['HOB-UNPACK'] }, pages: ['/delivery', '/recycling'] },
  { text: 'plumb in american fridge', first: { skus: ['HOB-FIT-PLUMB'] }, pages: ['/installation', '/help'] },
  {
    text: 'washing machine installation',
    first: { skus: ['HOB-FIT-WASH', 'HOB-FIT-IWASH'] },
    pages: ['/installation', '/help'],
  },
  {
    text: 'can someone fit my new oven',
    first: { skus: ['HOB-FIT-OVEN', 'HOB-FIT-DOVEN'] },
    pages: ['/installation', '/help'],
  },
  { text: 'gas hob fitting', first: { skus: ['HOB-FIT-GHOB'] }, pages: ['/installation', '/help'] },
  { text: 'cooker hood fitting service', first: { skus: ['HOB-FIT-HOOD'] } },
  { text: 'fit boiling water tap', first: { skus: ['HOB-FIT-BOIL'] }, pages: ['/installation', '/help'] },
  {
    text: 'someone to plumb in a dishwasher',
    first: { skus: ['HOB-FIT-DISH', 'HOB-FIT-IDISH'] },
    pages: ['/installation', '/help'],
  },
  {
    text: 'electrician to connect cooker',
    first: { skus: ['HOB-FIT-ECOOK', 'HOB-FIT-DCOOK', 'HOB-FIT-ERANGE'] },
    pages: ['/installation', '/help'],
  },
  { text: 'swap fridge door to other side', first: { skus: ['HOB-FIT-HINGE'] } },
  { text: 'change door hinge fridge freezer', first: { skus: ['HOB-FIT-HINGE'] } },
  { text: 'convert gas hob to lpg', first: { skus: ['HOB-FIT-LPG'] } },
  { text: 'dispose of washing machine', first: { skus: ['HOB-TAKE-OLD'] }, pages: ['/recycling', '/help'] },
  { text: 'american fridge removal', first: { skus: ['HOB-TAKE-OLD-US'] }, pages: ['/recycling', '/help'] },
  { text: 'old cooker collection service', first: { skus: ['HOB-TAKE-OLD'] } },
  {
    text: 'unpack and take the box away',
    first: { skus: ['HOB-UNPACK'] },
    pages: ['/delivery', '/recycling'],
  },
  {
    text: 'extended warranty tumble dryer',
    first: { types: ['Extended cover'], named: ['large appliances'] },
    pages: ['/extended-cover'],
  },
  {
    text: 'insurance for my dishwasher',
    first: { types: ['Extended cover'], named: ['large appliances'] },
    pages: ['/extended-cover'],
  },
  { text: '3 year cover', first: { types: ['Extended cover'], facts: [{ fact: 'Term', is: ['3 years'] }] } },
  {
    text: 'breakdown cover for a kettle',
    first: { types: ['Extended cover'], named: ['small appliances'] },
    pages: ['/extended-cover'],
  },
  { text: 'washing machine repair', pages: ['/spares-and-repair'] },
  { text: 'delivery to upstairs flat', pages: ['/delivery', '/help'] },
];
