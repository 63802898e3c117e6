import type { PictureFacts, PictureKind } from '../../facts.ts';

/** Heights in millimetres above the floor of a kitchen worktop (F1's usual 900) and a British ceiling. */
export const WORKTOP_HEIGHT = 900;
export const CEILING_HEIGHT = 2400;

/** Clearance between a hob and the hood above it where the maker states none, in millimetres (experience §6 F8). */
export const HOOD_CLEARANCE = 650;

/** Surroundings drawn pale around a product to show where it belongs. */
export type Setting = 'floor' | 'worktop' | 'wall unit' | 'housing' | 'ceiling' | 'machine';

/** Where a product is used. `foot` is the height of its lower edge above the floor, in millimetres. */
export type Standing = { setting: Setting; foot: number };

const FLOOR: Standing = { setting: 'floor', foot: 0 };
const ON_WORKTOP: Standing = { setting: 'worktop', foot: WORKTOP_HEIGHT };

/** Worktop products, and small parts that would be laid on a worktop. */
const WORKTOP_GOODS: ReadonlySet<PictureKind> = new Set<PictureKind>([
  'boiling-tap',
  'tap',
  'bean-to-cup',
  'espresso',
  'filter-coffee',
  'kettle',
  'toaster',
  'breakfast-set',
  'stand-mixer',
  'blender',
  'processor',
  'air-fryer',
  'slow-cooker',
  'bread-maker',
  'hood-filter',
  'ducting',
  'hose',
  'hose-washers',
]);

/** Lower edges of ovens and what is built in with them: a tall housing puts the controls at chest height. */
const HOUSED: Partial<Record<PictureKind, number>> = {
  'single-oven': 720,
  'double-oven': 560,
  'compact-oven': 1040,
  'warming-drawer': 720,
};

/** Returns where a product usually stands, lies or hangs. */
export function standingOf({ kind, form, height: h, installation }: PictureFacts): Standing {
  if (WORKTOP_GOODS.has(kind)) return ON_WORKTOP;
  if (kind === 'hob') return { setting: 'worktop', foot: WORKTOP_HEIGHT + PROUD - h };
  if (kind === 'sink') return { setting: 'worktop', foot: WORKTOP_HEIGHT - h };
  if (kind === 'disposer') return { setting: 'worktop', foot: Math.max(0, WORKTOP_HEIGHT - SINK - h) };
  if (kind === 'downdraft') return { setting: 'worktop', foot: WORKTOP_HEIGHT - Math.round(h * 0.54) };
  if (kind === 'hood') {
    const setting = form === 'canopy' || form === 'integrated' ? 'wall unit' : 'worktop';
    return { setting, foot: WORKTOP_HEIGHT + HOOD_CLEARANCE };
  }
  if (kind === 'ceiling-hood') return { setting: 'ceiling', foot: CEILING_HEIGHT - PANEL };
  if (kind === 'stacking-kit') return { setting: 'machine', foot: MACHINE_HEIGHT };
  if (kind === 'microwave' && installation === 'built-in') return { setting: 'housing', foot: 1040 };
  if (kind === 'microwave' || installation === 'table-top') return ON_WORKTOP;
  if (kind === 'wine-cooler' && h < 600)
    return installation === 'built-in' ? { setting: 'housing', foot: 1040 } : ON_WORKTOP;
  if (kind === 'double-oven' && form === 'built-under') return { setting: 'worktop', foot: 140 };
  const housed = HOUSED[kind];
  return housed === undefined ? FLOOR : { setting: 'housing', foot: housed };
}

/** In millimetres: a hob's glass above the worktop, a ceiling hood's panel below the ceiling, a sink's usual depth. */
const PROUD = 6;
const PANEL = 34;
const SINK = 220;
/** Height of a washing machine, on which a stacking kit lies, in millimetres. */
export const MACHINE_HEIGHT = 848;
