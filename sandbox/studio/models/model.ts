import type { Look, StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import type { Box, Measured } from '../engine/anchors.ts';
import type { Place } from '../engine/camera.ts';
import type { Lighting } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';

/** Whether doors, drawers and lids stand open; `shut` ones have their inside behind them, for whoever opens them later. */
export type Pose = 'closed' | 'open' | 'shut';

/**
 * What a model tells the photographer about the thing it has built. Unless given, its body is as wide and deep as all
 * of it, and as high as the look.
 */
export type Built = Partial<Measured> & {
  /** What the close-up shows. */
  detail?: Box;
  /** How far it is turned and looked down on for that, in radians, where the front's standpoint hides it. */
  near?: { turn?: number; pitch?: number };
  /** Where the maker's name goes. */
  badge?: BadgePlate;
};

/** A rectangle that faces the viewer, in mm; `stays` where it does not move with what is opened. */
export type BadgePlate = { at: Place; size: readonly [number, number]; ink: 'dark' | 'light'; stays?: true };

/** What is legible on a finish. */
export const inkOn = (finish: FinishCode): BadgePlate['ink'] =>
  ['BL', 'GM', 'GE', 'Metallics'].includes(finish) ? 'light' : 'dark';

/** A kind of thing that the studio can build. */
export type Model = {
  build: (kit: Kit, look: Look, paints: Paints, pose: Pose) => Built;
  /** Eye level in mm. */
  level: number;
  turn?: number;
  pitch?: number;
  /** The same for what stands open. */
  openPitch?: number;
  distance?: number;
  /** Radians looked down on what lies, in the view without perspective. */
  elevation?: number;
  room?: (look: Look) => Room | undefined;
  /** For what is seen from below. */
  lighting?: Lighting;
  /** Less than the usual one for what would vanish before white. */
  exposure?: (look: Look) => number | undefined;
  /** Hangs on a wall: throws no shadow on a floor. */
  hangs?: true;
  /** Throws none either where a door that leans out would lay it before the thing, under its measures. */
  leans?: (look: Look) => boolean;
};

/** Whether a picture shows the floor: what hangs has none, and what is seen straight on or from near shows none. */
export const isGrounded = ({ hangs, leans }: Model, look: Look, view: StudioView): boolean =>
  !hangs && view !== 'elevation' && !(view === 'front' && leans?.(look));

/** For what is shown otherwise than it is measured: coiled, in its pack, by twos. */
export const UNMEASURED = { width: null, height: null, depth: null } as const;

/** The look's box on the floor, its front plane towards the viewer. */
export const bodyBox = ({ width, height, depth }: Look): Box => ({
  from: [-width / 2, 0, -depth / 2],
  to: [width / 2, height, depth / 2],
});
