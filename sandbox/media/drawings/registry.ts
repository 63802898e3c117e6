import { KIND_ALIASES, type PictureFacts, type PictureKind } from '../facts.ts';
import { cartons } from './cartons.ts';
import { chestFreezer } from './chest-freezer.ts';
import { cold } from './cold.ts';
import { dishwashers } from './dishwashers.ts';
import type { Drawing } from './drawing.ts';
import { hobs } from './hobs.ts';
import { laundry } from './laundry.ts';
import { ovens, warmingDrawers } from './ovens.ts';
import { ranges } from './ranges.ts';
import { wine } from './wine.ts';

const drawings: Partial<Record<PictureKind, Drawing>> = {
  'washing-machine': laundry,
  'washer-dryer': laundry,
  'tumble-dryer': laundry,
  'fridge-freezer': cold,
  'american-fridge-freezer': cold,
  fridge: cold,
  freezer: cold,
  'chest-freezer': chestFreezer,
  'wine-cooler': wine,
  'single-oven': ovens,
  'double-oven': ovens,
  'compact-oven': ovens,
  'warming-drawer': warmingDrawers,
  'range-cooker': ranges,
  cooker: ranges,
  hob: hobs,
  dishwasher: dishwashers,
};

/** The drawing of a kind; what is not known comes in a labelled carton. */
export function drawingOf({ kind }: Pick<PictureFacts, 'kind'>): Drawing {
  return drawings[KIND_ALIASES[kind] ?? kind] ?? cartons;
}
