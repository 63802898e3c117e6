import { Vector2, Vector3, Vector4 } from 'three';
import { MOST_BOXES } from './shader.ts';
import { shared } from './shared.ts';

type Place = readonly [x: number, y: number, z: number];

/** A rectangular light; places and half sizes as multiples of the product's longest side. */
export type SoftBox = {
  at: Place;
  facing: Place;
  halfWidth: number;
  halfHeight: number;
  light: number;
  /** How the light falls off to one side, −1 to 1. */
  across?: number;
  up?: number;
  softness: number;
};

/** What the product reflects: tones below, above, in front and behind; the floor; soft boxes. */
export type Room = {
  tones: readonly [number, number, number, number];
  floor: number;
  boxes: readonly SoftBox[];
};

const overhead = (light: number): SoftBox => ({
  at: [-0.2, 3.4, 0.4],
  facing: [0, 0, 0],
  halfWidth: 1.9,
  halfHeight: 1.3,
  light,
  softness: 0.15,
});
const rearRight = (light: number): SoftBox => ({
  at: [3.3, 1, -2.7],
  facing: [0, 0.5, 0],
  halfWidth: 0.75,
  halfHeight: 1.8,
  light,
  across: 0.5,
  softness: 0.25,
});
const besideCamera: SoftBox = {
  at: [-1, 1.1, 4.8],
  facing: [0, 0.6, 0],
  halfWidth: 0.16,
  halfHeight: 1.9,
  light: 1.5,
  softness: 0.2,
};
const right: SoftBox = {
  at: [3.3, 1.2, 1.9],
  facing: [0, 0.5, 0],
  halfWidth: 0.3,
  halfHeight: 1.7,
  light: 1.35,
  softness: 0.2,
};
const leftRim: SoftBox = {
  at: [-3.6, 1.2, -1.2],
  facing: [0, 0.5, 0],
  halfWidth: 0.5,
  halfHeight: 1.7,
  light: 1.6,
  softness: 0.2,
};
const topFront: SoftBox = {
  at: [1.2, 3, 4.2],
  facing: [0, 0.4, 0],
  halfWidth: 0.9,
  halfHeight: 0.5,
  light: 0.9,
  softness: 0.3,
};

/** For every finish but black gloss. */
export const BRIGHT_ROOM: Room = {
  tones: [0.36, 0.27, 0.08, 0.8],
  floor: 0.8,
  boxes: [
    {
      at: [-3.5, 1.5, 2.3],
      facing: [0, 0.6, 0],
      halfWidth: 0.95,
      halfHeight: 2,
      light: 2.3,
      across: -0.35,
      up: 0.25,
      softness: 0.12,
    },
    overhead(1.9),
    rearRight(1.25),
    besideCamera,
    right,
    leftRim,
    topFront,
  ],
};

/**
 * Returns the room for black gloss, which needs dark surroundings and one hard-edged box that covers only part of the
 * front: at twice the angle by which the front is turned from the camera, plus `shift`.
 */
export function darkRoom(turn: number, { shift = 0.17, light = 2.3, halfWidth = 0.62 } = {}): Room {
  const azimuth = 2 * turn + shift;
  return {
    tones: [0.13, 0.16, 0.03, 0.42],
    floor: 0.14,
    boxes: [
      {
        at: [-4.2 * Math.sin(azimuth), 0.9, 4.2 * Math.cos(azimuth)],
        facing: [0, 0.6, 0],
        halfWidth,
        halfHeight: 2.5,
        light,
        across: -0.5,
        up: -0.4,
        softness: 0.06,
      },
      overhead(1.3),
      rearRight(1.5),
      besideCamera,
      right,
      leftRim,
      topFront,
    ],
  };
}

/** For glass that lies flat: a box behind it, whose edge crosses the pane. */
export const FLAT_GLASS_ROOM: Room = {
  tones: [0.14, 0.2, 0.05, 0.16],
  floor: 0.8,
  boxes: [
    {
      at: [-0.95, 2.3, -3],
      facing: [0.4, 0, 0],
      halfWidth: 1,
      halfHeight: 0.9,
      light: 1.5,
      across: -0.5,
      up: 0.3,
      softness: 0.06,
    },
    { at: [-3.5, 1.5, 2.3], facing: [0, 0.6, 0], halfWidth: 0.95, halfHeight: 2, light: 2, softness: 0.1 },
    { at: [3, 1, 1], facing: [0, 0, 0], halfWidth: 0.5, halfHeight: 1, light: 1.2, softness: 0.2 },
    { at: [0, 1.2, 4], facing: [0, 0, 0], halfWidth: 1.5, halfHeight: 0.3, light: 1.2, softness: 0.2 },
  ],
};

/** Passes the room to the shader, which takes a place on a box as shares of its half sizes. */
export function setRoom({ tones, floor, boxes }: Room): void {
  shared.roomTone.value.set(...tones);
  shared.floorTone.value = floor;
  const placed = Array.from({ length: MOST_BOXES }, (_, i) => place(boxes[i] ?? NO_BOX));
  shared.boxCentre.value = placed.map(({ centre }) => centre);
  shared.boxFacing.value = placed.map(({ facing }) => facing);
  shared.boxAcross.value = placed.map(({ across }) => across);
  shared.boxUp.value = placed.map(({ up }) => up);
  shared.boxLight.value = placed.map(({ light }) => light);
  shared.boxBlur.value = placed.map(({ blur }) => blur);
}

const NO_BOX: SoftBox = {
  at: [0, 50, 0],
  facing: [0, 0, 0],
  halfWidth: 0.01,
  halfHeight: 0.01,
  light: 0,
  softness: 0.1,
};

/** How fast a rough surface blurs the reflection of a box with distance. */
const BLUR = 2.2;

function place(box: SoftBox) {
  const centre = new Vector3(...box.at);
  const facing = new Vector3(...box.facing).sub(centre).normalize();
  const across = new Vector3(0, 1, 0).cross(facing);
  if (across.length() < 0.1) across.set(1, 0, 0);
  across.normalize();
  const up = facing.clone().cross(across);
  return {
    centre,
    facing,
    across: across.multiplyScalar(-1 / box.halfWidth),
    up: up.multiplyScalar(1 / box.halfHeight),
    light: new Vector4(box.light, box.across ?? 0, box.up ?? 0, box.softness),
    blur: new Vector2(BLUR / box.halfWidth, BLUR / box.halfHeight),
  };
}
