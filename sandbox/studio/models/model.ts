import type { Look, StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import type { Box, Measured } from '../engine/anchors.ts';
import type { Place } from '../engine/camera.ts';
import type { Lighting } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';

/**
 * Whether doors, drawers and lids are open. `shut` ones are closed but have their inside built, so that they can be
 * opened later.
 */
export type Pose = 'closed' | 'open' | 'shut';

/**
 * What a model reports about the product it has built. By default the body is as wide and deep as everything that is
 * built, and as high as the look.
 */
export type Built = Partial<Measured> & {
  /** What the close-up shows. */
  detail?: Box;
  /** Rotation and pitch of the close-up in radians, if the usual standpoint would hide the subject. */
  near?: { turn?: number; pitch?: number };
  /** Where the maker's name is. */
  badge?: BadgePlate;
};

/** A rectangle that faces the viewer, in millimetres; `stays` if it does not move with what opens. */
export type BadgePlate = { at: Place; size: readonly [number, number]; ink: 'dark' | 'light'; stays?: true };

/** Returns the shade that is legible on a finish. */
export const inkOn = (finish: FinishCode): BadgePlate['ink'] =>
  ['BL', 'GM', 'GE', 'Metallics'].includes(finish) ? 'light' : 'dark';

/** A kind of product that the studio can build. */
export type Model = {
  build: (kit: Kit, look: Look, paints: Paints, pose: Pose) => Built;
  /** Eye level in millimetres. */
  level: number;
  turn?: number;
  pitch?: number;
  /** Pitch when it is open. */
  openPitch?: number;
  distance?: number;
  /** Radians by which the camera looks down in the view without perspective, for products seen from above. */
  elevation?: number;
  room?: (look: Look) => Room | undefined;
  /** Lighting for products seen from below. */
  lighting?: Lighting;
  /** A lower exposure than usual, for what would disappear against white. */
  exposure?: (look: Look) => number | undefined;
  /** Hangs on a wall and casts no shadow on a floor. */
  hangs?: true;
  /** Whether the front has no shadow either, because an open door would cast it in front, under the dimensions. */
  leans?: (look: Look) => boolean;
};

/** Whether a picture shows the floor. Products that hang have none, and elevations show none. */
export const isGrounded = ({ hangs, leans }: Model, look: Look, view: StudioView): boolean =>
  !hangs && view !== 'elevation' && !(view === 'front' && leans?.(look));

/** For products that are not shown as they are measured: coiled, packed, or in pairs. */
export const UNMEASURED = { width: null, height: null, depth: null } as const;

/** Returns the look's box on the floor, with its front towards the viewer. */
export const bodyBox = ({ width, height, depth }: Look): Box => ({
  from: [-width / 2, 0, -depth / 2],
  to: [width / 2, height, depth / 2],
});
