import { KIND_ALIASES, type PictureFacts, type PictureKind } from '../facts.ts';
import { cartons } from './cartons.ts';
import type { Drawing } from './drawing.ts';
import { laundry } from './laundry.ts';

const drawings: Partial<Record<PictureKind, Drawing>> = {
  'washing-machine': laundry,
  'washer-dryer': laundry,
  'tumble-dryer': laundry,
};

/** The drawing of a kind; what is not known comes in a labelled carton. */
export function drawingOf({ kind }: Pick<PictureFacts, 'kind'>): Drawing {
  return drawings[KIND_ALIASES[kind] ?? kind] ?? cartons;
}
