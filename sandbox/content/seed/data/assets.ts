import type { SeedAsset } from '../seed-types.ts';

/** Pictures that entries refer to; `media` is the key under `/media/{width}/`, `size` its pixels. */
export const assets: SeedAsset[] = [
  {
    id: 'kitchen',
    title: 'A measured kitchen',
    description: 'Sage-green kitchen with a black range cooker between base units and a steel fridge freezer',
    media: 'photo/kitchen-scene',
    size: [1800, 1000],
  },
  {
    id: 'washerWhite',
    title: 'White washing machine',
    description: 'White front-loading washing machine with a dark door',
    media: 'photo/washer-white-cut',
    size: [630, 720],
  },
  {
    id: 'dishwasherSteel',
    title: 'Steel dishwasher',
    description: 'Stainless steel freestanding dishwasher',
    media: 'photo/dishwasher-steel-cut',
    size: [636, 720],
  },
  {
    id: 'mixerGreen',
    title: 'Green stand mixer',
    description: 'Green stand mixer with a steel bowl',
    media: 'photo/stand-mixer-green-cut',
    size: [720, 679],
  },
  {
    id: 'kettleCream',
    title: 'Cream kettle',
    description: 'Cream kettle with a dial thermometer',
    media: 'photo/kettle-cream-cut',
    size: [712, 720],
  },
  {
    id: 'toasterBlue',
    title: 'Blue toaster',
    description: 'Blue two-slot toaster with two slices of toast',
    media: 'photo/toaster-blue-cut',
    size: [720, 598],
  },
  {
    id: 'rangeCookerBlack',
    title: 'Black range cooker',
    description: 'Black range cooker with brass trim, three ovens and eight knobs',
    media: 'photo/range-cooker-black-cut',
    size: [720, 643],
  },
  {
    id: 'hoodSteel',
    title: 'Steel chimney hood',
    description: 'Stainless steel chimney cooker hood',
    media: 'photo/hood-chimney-steel-cut',
    size: [720, 718],
  },
  {
    id: 'americanFridgeBlack',
    title: 'Black American fridge freezer',
    description: 'Black French-door fridge freezer with a water dispenser and two drawers',
    media: 'photo/american-fridge-black-cut',
    size: [567, 720],
  },
  {
    id: 'dialMacro',
    title: 'Washing machine dial',
    description: 'Close view of a programme dial',
    media: 'photo/dial-macro',
    size: [1600, 1000],
  },
];
