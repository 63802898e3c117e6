import { Scene } from 'three';
import { type Camera, type Place, turned } from './camera.ts';
import { compose } from './composition.ts';
import { expose } from './expose.ts';
import { Lens } from './lens.ts';
import { setRoom } from './room.ts';
import { shared } from './shared.ts';
import type { Quality, Subject } from './shoot.ts';

/** How a part is viewed; lengths in millimetres, angles in radians. */
export type Aim = {
  /** The place in the middle of the picture, before the product is turned. */
  at: Place;
  /** Width that the picture shows at that place. */
  wide: number;
  /** Point of view: the product is turned with its front to the left, and the eye looks down. */
  turn: number;
  pitch: number;
  distance: number;
};

/** Close-ups are 4:3. */
const heightOf = (width: number): number => Math.round((width * 3) / 4);

/** Takes a close-up, as PNG in base64; `size` is its width in pixels. */
export function shootCloseUp(
  { group, room, lighting, exposure }: Pick<Subject, 'group' | 'room' | 'lighting' | 'exposure'>,
  { at, wide, turn, pitch, distance }: Aim,
  { size, lights, gloss }: Quality,
): string {
  const { longest, middle, radius } = compose(group, {
    standpoint: { turn, pitch, level: 0, distance: 1 },
    fill: 1,
  });
  shared.scale.value = longest;
  shared.foot.value.set(0, 0);
  shared.footTurn.value.set(1, 0);
  shared.shake.value = longest * (lighting.shake ?? 0.007);
  setRoom(room);

  const [x, y, z] = turned(at, turn);
  const eye: Place = [x, y + Math.sin(pitch) * distance, z + Math.cos(pitch) * distance];
  const camera: Camera = { eye, pitch, turn, distance };
  const across = wide / 2 / distance;
  const up = (across * 3) / 4;
  const part = {
    frame: { left: -across, right: across, bottom: -up, top: up },
    width: size,
    height: heightOf(size),
  };
  return expose({
    scene: new Scene().add(group),
    group,
    lens: new Lens(camera, part, longest),
    part,
    lighting,
    lights,
    gloss,
    exposure,
    middle,
    radius,
    shadowSide: 1024,
  });
}
