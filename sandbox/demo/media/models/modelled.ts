import type { PictureFacts, PictureKind } from '../facts.ts';
import type { Look } from '../looks/look.ts';
import { lookOfFacts } from '../looks/look-of.ts';
import type { ModelOrder } from './order.ts';

/**
 * What has to fit where it will stand; nobody asks that of a kettle. Of taps and disposers makers state what the body
 * measures, without levers and outlet, so none could be built to that.
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

/** What is built of these facts, at the very size that the product states; undefined for what need not fit. */
export function modelOf(facts: PictureFacts): Modelled | undefined {
  const look = isModelled(facts.kind) ? lookOfFacts(facts) : undefined;
  if (!look) return undefined;
  const { width, height, depth, depthWithDoor = depth } = facts;
  return { look, size: { width, height, depth: Math.max(depth, depthWithDoor) } };
}
