import type { SeedEntry } from '../seed-types.ts';

/** What the shop's editors have taught the search. */
export const searchWords: SeedEntry[] = [
  {
    id: 'searchWordSales',
    type: 'searchWord',
    fields: {
      name: 'Everything that is reduced',
      words:
        'black friday\ncyber monday\nboxing day\njanuary sale\nwinter sale\nsummer sale\nspring sale\nautumn sale\neaster sale\nbank holiday\nprime day\nsale\noffer\nspecial offer\ncurrent offer\ndeal\nclearance\nreduced\npromotions',
      path: '/all-offers',
    },
  },
  {
    id: 'searchWordWhiteware',
    type: 'searchWord',
    fields: { name: 'Whiteware', words: 'whiteware\ndomestics', means: 'appliances' },
  },
];
