import type { Fields } from '@hobwright/sandbox/content/types.ts';
import { assetLink, entryLink, type SeedEntry } from '../seed-types.ts';

type Standing = {
  id: string;
  label: string;
  path: string;
  pictures?: string[];
  drawing?: string;
  box: [left: number, bottom: number, width: number, height: number];
  dimension?: number;
  placement: 'floor' | 'counter' | 'flue';
  phoneOrder: number;
};

/**
 * Appliances along a 6,040 mm wall. A box is the true width and height; three-quarter pictures overhang it slightly.
 */
const standing: Standing[] = [
  {
    id: 'elevationFloorcare',
    label: 'Floorcare & air',
    path: '/floorcare-and-air',
    drawing: 'vacuum',
    box: [0, 0, 260, 1060],
    placement: 'floor',
    phoneOrder: 8,
  },
  {
    id: 'elevationLaundry',
    label: 'Laundry',
    path: '/laundry',
    pictures: ['washerWhite'],
    box: [830, 0, 598, 848],
    dimension: 598,
    placement: 'floor',
    phoneOrder: 1,
  },
  {
    id: 'elevationDishwashing',
    label: 'Dishwashing',
    path: '/dishwashing',
    pictures: ['dishwasherSteel'],
    box: [1580, 0, 598, 845],
    dimension: 598,
    placement: 'floor',
    phoneOrder: 4,
  },
  {
    id: 'elevationSinks',
    label: 'Sinks & taps',
    path: '/sinks-and-taps',
    drawing: 'sink',
    box: [2330, 0, 900, 1140],
    dimension: 900,
    placement: 'floor',
    phoneOrder: 6,
  },
  {
    id: 'elevationSmall',
    label: 'Small appliances',
    path: '/small-appliances',
    pictures: ['mixerGreen', 'kettleCream', 'toasterBlue'],
    box: [2860, 900, 900, 350],
    placement: 'counter',
    phoneOrder: 7,
  },
  {
    id: 'elevationCooking',
    label: 'Cooking',
    path: '/cooking',
    pictures: ['rangeCookerBlack'],
    box: [3900, 0, 1000, 905],
    dimension: 1000,
    placement: 'floor',
    phoneOrder: 3,
  },
  {
    id: 'elevationExtraction',
    label: 'Extraction',
    path: '/extraction',
    pictures: ['hoodSteel'],
    box: [3950, 1555, 900, 890],
    placement: 'flue',
    phoneOrder: 5,
  },
  {
    id: 'elevationRefrigeration',
    label: 'Refrigeration',
    path: '/refrigeration',
    pictures: ['americanFridgeBlack'],
    box: [5050, 0, 912, 1780],
    dimension: 912,
    placement: 'floor',
    phoneOrder: 2,
  },
  {
    id: 'elevationServices',
    label: 'Spares & services',
    path: '/spares-and-services',
    drawing: 'van',
    box: [0, 0, 0, 0],
    placement: 'floor',
    phoneOrder: 9,
  },
];

function item({
  id,
  label,
  path,
  pictures,
  drawing,
  box,
  dimension,
  placement,
  phoneOrder,
}: Standing): SeedEntry {
  const [left, bottom, width, height] = box;
  const fields: Fields = { label, path, left, bottom, width, height, placement, phoneOrder };
  if (pictures) fields['pictures'] = pictures.map(assetLink);
  if (drawing) fields['drawing'] = drawing;
  if (dimension) fields['dimension'] = dimension;
  return { id, type: 'elevationItem', fields };
}

export const elevation: SeedEntry[] = [
  {
    id: 'homeElevation',
    type: 'sectionElevation',
    fields: {
      headline: 'Every appliance, to the millimetre.',
      lead: '{count} of them, with the true depth: handle, hose and open door.',
      items: standing.map(({ id }) => entryLink(id)),
    },
  },
  ...standing.map(item),
];
