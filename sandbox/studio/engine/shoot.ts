import { DataTexture, type Group, LinearFilter, Scene, Vector3, Vector4 } from 'three';
import type { Anchors } from '@hobwright/demo-store/media/looks/edges.ts';
import type { BadgePlace } from '@hobwright/demo-store/media/looks/badge.ts';
import { anchorsOf, cornersOf, type Measured } from './anchors.ts';
import type { Crop } from './camera.ts';
import { boundsOf, compose, type Composition, type Shot } from './composition.ts';
import type { Ground } from './darkroom.ts';
import { expose } from './expose.ts';
import { coverOf, GROUND_SIDE, groundTones, shadeGround } from './ground.ts';
import { Lens } from './lens.ts';
import type { Lighting } from './lights.ts';
import { type Room, setRoom } from './room.ts';
import { shared } from './shared.ts';

/** What is in front of the camera. */
export type Subject = {
  group: Group;
  measured: Measured;
  room: Room;
  lighting: Lighting;
  grounded: boolean;
  exposure: number;
};

/** Quality of a picture: the square's side in pixels, and numbers of sub-frames of diffuse light and of reflections. */
export type Quality = { size: number; lights: number; gloss: number };

export type Print = { png: string; crop: Pick<Crop, 'left' | 'top' | 'width' | 'height'> };

/** Takes one picture. The canvas holds only the part of the square that is not plain white. */
export function shoot(subject: Subject, shot: Shot, quality: Quality): Print {
  const { group } = subject;
  const footprint = boundsOf(group);
  const composed = compose(group, shot, quality.size);
  const { camera, crop, longest, middle } = composed;

  shared.scale.value = longest;
  const ground = footprint.getSize(new Vector3());
  shared.foot.value.set(ground.x / 2 / longest, ground.z / 2 / longest);
  shared.footTurn.value.set(Math.cos(-camera.turn), Math.sin(-camera.turn));
  setRoom(subject.room);
  shared.shake.value = longest * (subject.lighting.shake ?? 0.007);

  const scene = new Scene();
  scene.add(group);
  const png = expose({
    scene,
    group,
    lens: new Lens(camera, crop, longest),
    part: crop,
    lighting: subject.lighting,
    lights: quality.lights,
    gloss: quality.gloss,
    exposure: subject.exposure,
    middle,
    radius: composed.radius,
    ...(subject.grounded && { ground: groundOf(composed, group) }),
  });
  const { left, top, width, height } = crop;
  return { png, crop: { left, top, width, height } };
}

/** Returns where the body's edges would be in that picture. */
export function measure({ group, measured }: Subject, shot: Shot): Anchors {
  const { camera, square } = compose(group, shot);
  return anchorsOf(measured, camera, square);
}

/** Returns where the maker's name would be in that picture. */
export function placeBadge(
  { group }: Subject,
  plate: Parameters<typeof cornersOf>[0],
  shot: Shot,
): BadgePlace {
  const { camera, square } = compose(group, shot);
  return cornersOf(plate, camera, square);
}

/** What a picture is laid on: how much of each pixel the product covers, and the floor's tones, 0 to 255, by rows. */
export type Floor = { cover: Uint8Array; tones: Uint8Array; tonesSide: number };

/** Returns the floor of a picture without taking it. */
export function floorOf({ group }: Subject, shot: Shot, size: number): Floor {
  const { camera, square, longest } = compose(group, shot, size);
  return {
    cover: coverOf(group, camera, square, size),
    tones: groundTones(shadeGround(group, camera, square, longest)),
    tonesSide: GROUND_SIDE,
  };
}

/** Returns the floor's layer as the darkroom takes it, with rows from the bottom. */
function groundOf({ camera, square, crop, longest }: Composition, group: Group): Ground {
  const tones = groundTones(shadeGround(group, camera, square, longest));
  const texels = new Uint8Array(GROUND_SIDE * GROUND_SIDE * 4);
  for (let row = 0; row < GROUND_SIDE; row += 1)
    for (let at = 0; at < GROUND_SIDE; at += 1)
      texels.fill(
        tones[(GROUND_SIDE - 1 - row) * GROUND_SIDE + at] ?? 255,
        (row * GROUND_SIDE + at) * 4,
        (row * GROUND_SIDE + at + 1) * 4,
      );
  const layer = new DataTexture(texels, GROUND_SIDE, GROUND_SIDE);
  layer.magFilter = LinearFilter;
  layer.minFilter = LinearFilter;
  layer.needsUpdate = true;
  const side = square.right - square.left;
  const { frame } = crop;
  return {
    layer,
    part: new Vector4(
      (frame.left - square.left) / side,
      (frame.bottom - square.bottom) / side,
      (frame.right - frame.left) / side,
      (frame.top - frame.bottom) / side,
    ),
  };
}
