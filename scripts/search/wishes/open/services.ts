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
];
