import type { SeedEntry } from '../seed-types.ts';

/** What the shop's editors have taught the search. */
export const searchWords: SeedEntry[] = [
  {
    id: 'searchWordSales',
    type: 'searchWord',
    fields: {
      name: 'How our prices are reduced',
      words: 'black friday\ncyber monday\nboxing day sale\njanuary sale',
      path: '/price-policy',
    },
  },
  {
    id: 'searchWordWhiteware',
    type: 'searchWord',
    fields: { name: 'Whiteware', words: 'whiteware\ndomestics', means: 'appliances' },
  },
];
