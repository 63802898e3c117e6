import type { Question } from '../types.ts';

export const services: readonly Question[] = [
  {
    text: 'install washing machine',
    first: { skus: ['HOB-FIT-WASH', 'HOB-FIT-IWASH'] },
    pages: ['/installation', '/help'],
  },
  {
    text: 'remove old american fridge freezer',
    first: { skus: ['HOB-TAKE-OLD-US'] },
    pages: ['/recycling', '/help'],
  },
  { text: 'someone to fit gas hob', first: { skus: ['HOB-FIT-GHOB'] }, pages: ['/installation', '/help'] },
  { text: 'cooker hood fitting', first: { skus: ['HOB-FIT-HOOD'] }, pages: ['/installation', '/help'] },
  {
    text: 'oven installation service',
    first: { skus: ['HOB-FIT-OVEN', 'HOB-FIT-DOVEN'] },
    pages: ['/installation', '/help'],
  },
  { text: 'extended warranty', first: { types: ['Extended cover'] }, pages: ['/extended-cover'] },
  {
    text: 'change hinge fridge door other side',
    first: { skus: ['HOB-FIT-HINGE'] },
    pages: ['/installation', '/help'],
  },
  { text: 'convert hob to bottled gas', first: { skus: ['HOB-FIT-LPG'] }, pages: ['/installation', '/help'] },
];
