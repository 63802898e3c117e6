import type { SoftBox } from '../engine/room.ts';

/** The ceiling's light, reflected by glossy horizontal surfaces. */
export const ceiling = (light: number): SoftBox => ({
  at: [-0.2, 3.4, 0],
  facing: [0, 0, 0],
  halfWidth: 1.9,
  halfHeight: 1.3,
  light,
  softness: 0.15,
});

/** Light of a wall on the right, for edges that face away from the window. */
export const rightWall: SoftBox = {
  at: [2.6, 0.8, 2.2],
  facing: [0, 0.5, 0],
  halfWidth: 0.4,
  halfHeight: 0.9,
  light: 0.9,
  softness: 0.3,
};

/** A narrow light in front of the room, left of the camera, that fronts reflect. */
export const front = (light: number): SoftBox => ({
  at: [-1.6, 0.9, 3],
  facing: [0, 0.4, 0],
  halfWidth: 0.35,
  halfHeight: 0.9,
  light,
  softness: 0.12,
});
