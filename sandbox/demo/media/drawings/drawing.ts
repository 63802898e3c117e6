import type { PictureFacts } from '../facts.ts';
import type { Camera } from './kit/camera.ts';
import type { Point3 } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';

/** Ends of the width, height and depth edges, in the drawing's millimetres. */
export type Edges = Record<'width' | 'height' | 'depth', [from: Point3, to: Point3]>;

type Draw = (pen: Pen, facts: PictureFacts) => void;

/** How one family of kinds is drawn, in the facts' millimetres. A drawing shows nothing that the facts do not state. */
export type Drawing = {
  camera: Camera;
  draw: Draw;
  /** With its door, lid or drawer open. */
  open?: Draw;
  /** Where the measured edges are, unless the body is simply a box at the origin. */
  edges?: (facts: PictureFacts) => Edges;
  /** Hung on a wall or set into a worktop: it casts no shadow on the floor. */
  hangs?: true;
};

/** Camera of tall products on the floor. */
export const FLOOR: Camera = { yaw: 25, pitch: 11 };
/** Camera of products on a worktop, seen a little more from above. */
export const WORKTOP: Camera = { yaw: 26, pitch: 17 };
/** Camera of hobs and sinks, seen mostly from above. */
export const ABOVE: Camera = { yaw: 24, pitch: 42 };

/**
 * Returns the edges of a body whose front is `proud` before the origin, its case `inset` from the front's right edge.
 */
export function behindFront(
  { width: w, height: h, depth: d }: PictureFacts,
  proud: number,
  inset: number,
): Edges {
  return {
    width: [
      [0, 0, -proud],
      [w, 0, -proud],
    ],
    height: [
      [0, 0, -proud],
      [0, h, -proud],
    ],
    depth: [
      [w - inset, inset / 2, -proud],
      [w - inset, inset / 2, d - proud],
    ],
  };
}

/** Returns the edges of a product set into a worktop, with its rim at height `level`. */
export function atRim({ width: w, depth: d }: PictureFacts, level: number): Edges {
  return {
    width: [
      [0, level, 0],
      [w, level, 0],
    ],
    height: [
      [0, 0, 0],
      [0, level, 0],
    ],
    depth: [
      [w, level, 0],
      [w, level, d],
    ],
  };
}
