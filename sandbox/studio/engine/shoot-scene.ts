import { type Group, Scene, Vector3 } from 'three';
import { type Camera, type Frame, type Place, project } from './camera.ts';
import { expose } from './expose.ts';
import { Lens } from './lens.ts';
import type { Lighting } from './lights.ts';
import { type Room, setRoom } from './room.ts';
import { shared } from './shared.ts';

/** A furnished room, which fills the whole picture. */
export type Interior = {
  group: Group;
  lighting: Lighting;
  room: Room;
  exposure: number;
  /** A sphere that contains everything that casts a shadow, in millimetres. */
  middle: Place;
  radius: number;
};

/**
 * How a room is viewed: level, with vertical lines vertical; the frame is on the plane one unit in front of the eye.
 */
export type Viewpoint = { eye: Place; frame: Frame; size: readonly [width: number, height: number] };

/** Length in millimetres to which reflections and the lines of brushed steel are scaled. */
const UNIT = 2000;

/** Takes a picture of a room, as PNG in base64. */
export function shootScene(
  { group, lighting, room, exposure, middle, radius }: Interior,
  { eye, frame, size: [width, height] }: Viewpoint,
  { lights, gloss }: { lights: number; gloss: number },
): string {
  group.updateMatrixWorld(true);
  shared.scale.value = UNIT;
  shared.foot.value.set(0, 0);
  shared.footTurn.value.set(1, 0);
  shared.shake.value = 26;
  setRoom(room);
  const scene = new Scene().add(group);
  const camera: Camera = { eye, pitch: 0, turn: 0, distance: eye[2] };
  const part = { frame, width, height };
  return expose({
    scene,
    group,
    lens: new Lens(camera, part, UNIT),
    part,
    lighting,
    lights,
    gloss,
    exposure,
    middle: new Vector3(...middle),
    radius,
    shadowSide: 1024,
  });
}

/**
 * Returns the frame of `size` whose sides are at `left` and `right` and whose lower edge is at `bottom`, in millimetres
 * at depth `z`.
 */
export function frameAt(
  eye: Place,
  { left, right, bottom, z }: { left: number; right: number; bottom: number; z: number },
  [width, height]: readonly [number, number],
): Frame {
  const camera = { eye, pitch: 0 };
  const [x0, y0] = project(camera, [left, bottom, z]);
  const [x1] = project(camera, [right, bottom, z]);
  return { left: x0, right: x1, bottom: y0, top: y0 + ((x1 - x0) * height) / width };
}
