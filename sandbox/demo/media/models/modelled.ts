import type { PictureFacts, PictureKind } from '../facts.ts';
import type { Look } from '../looks/look.ts';
import { lookOfFacts } from '../looks/look-of.ts';
import type { ModelOrder } from './order.ts';

/**
 * Kinds that have to fit the place they are bought for, which nobody asks of a kettle. Taps and disposers are left out:
 * makers state their body's size without levers and outlet, so that no model could be built to it.
 */
const MUST_FIT = [
  'washing-machine',
  'washer-dryer',
  'tumble-dryer',
  'steam-cabinet',
  'fridge-freezer',
  'american-fridge',
  'fridge',
  'freezer',
  'chest-freezer',
  'wine-cooler',
  'single-oven',
  'double-oven',
  'compact-oven',
  'range-cooker',
  'cooker',
  'hob',
  'microwave',
  'warming-drawer',
  'hood',
  'ceiling-hood',
  'downdraft',
  'dishwasher',
  'sink',
] as const satisfies readonly PictureKind[];

export type ModelledKind = (typeof MUST_FIT)[number];

const isModelled = (kind: PictureKind): boolean => MUST_FIT.some((each) => each === kind);

export type Modelled = { look: Look; size: ModelOrder['size'] };

/** Returns the look and the exact stated size of the model to build; undefined for kinds that need not fit. */
export function modelOf(facts: PictureFacts): Modelled | undefined {
  const look = isModelled(facts.kind) ? lookOfFacts(facts) : undefined;
  if (!look) return undefined;
  const { width, height, depth, depthWithDoor = depth } = facts;
  return { look, size: { width, height, depth: Math.max(depth, depthWithDoor) } };
}
