import { type Group, Mesh, PlaneGeometry, Scene, ShaderMaterial, Vector3 } from 'three';
import type { Anchors } from '@hobwright/demo-store/media/looks/edges.ts';
import { anchorsOf, type Measured } from './anchors.ts';
import type { Crop } from './camera.ts';
import { boundsOf, compose, type Shot } from './composition.ts';
import { expose } from './expose.ts';
import { Lens } from './lens.ts';
import type { Lighting } from './lights.ts';
import { type Room, setRoom } from './room.ts';
import { GROUND_FRAGMENT, SURFACE_VERTEX } from './shader.ts';
import { shared } from './shared.ts';

/** What stands before the camera. */
export type Subject = {
  group: Group;
  measured: Measured;
  room: Room;
  lighting: Lighting;
  grounded: boolean;
  exposure: number;
};

/** How finely: pixels of the square's side, and sub-frames of diffuse and of mirrored light. */
export type Quality = { size: number; lights: number; gloss: number };

export type Print = { png: string; crop: Pick<Crop, 'left' | 'top' | 'width' | 'height'>; anchors: Anchors };

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
  shared.shake.value = longest * 0.007;

  const scene = new Scene();
  const floor = makeGround(longest);
  scene.add(group);
  if (subject.grounded) scene.add(floor);
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
    beforeGloss: () => {
      floor.visible = false;
    },
  });
  const { left, top, width, height } = crop;
  return {
    png,
    crop: { left, top, width, height },
    anchors: anchorsOf(subject.measured, camera, composed.square),
  };
}

/** Where the edges would lie in that picture. */
export function measure({ group, measured }: Subject, shot: Shot): Anchors {
  const { camera, square } = compose(group, shot);
  return anchorsOf(measured, camera, square);
}

function makeGround(longest: number): Mesh {
  const material = new ShaderMaterial({
    vertexShader: SURFACE_VERTEX,
    fragmentShader: GROUND_FRAGMENT,
    uniforms: shared,
  });
  const ground = new Mesh(new PlaneGeometry(56 * longest, 56 * longest), material);
  ground.rotation.x = -Math.PI / 2;
  ground.renderOrder = -1;
  ground.layers.set(0);
  return ground;
}
