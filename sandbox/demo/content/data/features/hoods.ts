import { tilesOf } from './told.ts';

/** Hoods that hang over the hob with their filters facing it. */
const OVER_THE_HOB = 'Mount = Chimney | Island | Canopy | Integrated';

/** Feature tiles of cooker hoods. */
export const hoodTiles = tilesOf(
  'hood',
  ['Cooker hood'],
  [
    {
      part: 'filter',
      picture: 'hood-filter',
      title: 'Filters that lift out',
      text: 'They go in the dishwasher, every month if you fry. Grease class {Grease class}.',
      facts: [OVER_THE_HOB],
    },
    {
      part: 'light',
      picture: 'hood-light',
      title: 'Light over the pans',
      text: 'Warm light from the front of the hood, so that you can see what you are cooking: {Lighting}.',
      facts: [OVER_THE_HOB],
    },
    {
      part: 'air',
      picture: 'hood-charcoal',
      title: 'Works without a duct',
      text: 'Carbon filters, sold separately, take smells out of the air before it returns to the kitchen.',
      facts: [OVER_THE_HOB, 'Recirculating = Yes'],
    },
  ],
);
