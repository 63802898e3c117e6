import type { PictureFacts } from '../facts.ts';
import type { Camera } from './kit/camera.ts';
import type { Pen } from './kit/pen.ts';

type Draw = (pen: Pen, facts: PictureFacts) => void;

/** How one family of kinds is drawn. Millimetres come from the facts; nothing is drawn that they do not say. */
export type Drawing = {
  camera: Camera;
  draw: Draw;
  /** With its door, lid or drawer open. */
  open?: Draw;
  /** Hangs on a wall or lies in a worktop: no shadow on a floor. */
  hangs?: true;
};

/** Tall goods on the floor. */
export const FLOOR: Camera = { yaw: 25, pitch: 11 };
/** Goods on a worktop, seen a little more from above. */
export const WORKTOP: Camera = { yaw: 26, pitch: 17 };
/** Hobs and sinks: mostly from above. */
export const ABOVE: Camera = { yaw: 24, pitch: 42 };
