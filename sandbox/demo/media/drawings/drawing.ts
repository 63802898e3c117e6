import type { PictureFacts } from '../facts.ts';
import type { Camera } from './kit/camera.ts';
import type { Point3 } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';

/** Ends of the width, height and depth edges, in millimetres of the drawing. */
export type Edges = Record<'width' | 'height' | 'depth', [from: Point3, to: Point3]>;

type Draw = (pen: Pen, facts: PictureFacts) => void;

/** How one family of kinds is drawn. Millimetres come from the facts; nothing is drawn that they do not say. */
export type Drawing = {
  camera: Camera;
  draw: Draw;
  /** With its door, lid or drawer open. */
  open?: Draw;
  /** Where its measurements lie when the body is not simply a box at the origin. */
  edges?: (facts: PictureFacts) => Edges;
  /** Hangs on a wall or lies in a worktop: no shadow on a floor. */
  hangs?: true;
};

/** Tall goods on the floor. */
export const FLOOR: Camera = { yaw: 25, pitch: 11 };
/** Goods on a worktop, seen a little more from above. */
export const WORKTOP: Camera = { yaw: 26, pitch: 17 };
/** Hobs and sinks: mostly from above. */
export const ABOVE: Camera = { yaw: 24, pitch: 42 };

/** Edges of a body whose front stands `proud` before the origin, its case `inset` from the front's right edge. */
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

/** Edges of what lies in a worktop: at the height `level` of its rim. */
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
