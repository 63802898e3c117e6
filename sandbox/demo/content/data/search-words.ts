import type { SeedEntry } from '../seed-types.ts';

/** Search words that the shop's editors have added. */
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
    id: 'searchWordLandlords',
    type: 'searchWord',
    fields: {
      name: 'Appliances for a let',
      words: 'landlord\nappliances for landlords\nbuy to let\nrental property\nfurnished let\nletting agent',
      path: '/landlords',
    },
  },
  {
    id: 'searchWordSmallKitchens',
    type: 'searchWord',
    fields: {
      name: 'Small kitchens',
      words: 'small kitchen\ntiny kitchen\nappliances for a small kitchen',
      path: '/small-kitchens',
    },
  },
  {
    id: 'searchWordQuietKitchens',
    type: 'searchWord',
    fields: { name: 'Quiet kitchens', words: 'quiet kitchen\nquiet appliances', path: '/quiet-kitchens' },
  },
  {
    id: 'searchWordWhiteware',
    type: 'searchWord',
    fields: { name: 'Whiteware', words: 'whiteware\ndomestics', means: 'appliances' },
  },
];
