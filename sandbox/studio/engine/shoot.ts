import { Box3, type Group, Mesh, PlaneGeometry, Scene, ShaderMaterial, Vector3 } from 'three';
import { type Anchors, anchorsOf, type Box } from './anchors.ts';
import {
  closeUpSquare,
  type Crop,
  cropOf,
  type Frame,
  frameSquare,
  type Place,
  placeCamera,
  project,
  type Standpoint,
} from './camera.ts';
import { expose } from './expose.ts';
import { Lens } from './lens.ts';
import type { Lighting } from './lights.ts';
import { type Room, setRoom } from './room.ts';
import { GROUND_FRAGMENT, SURFACE_VERTEX } from './shader.ts';
import { shared } from './shared.ts';

/** What stands before the camera. */
export type Subject = {
  group: Group;
  body: Box;
  room: Room;
  lighting: Lighting;
  grounded: boolean;
  exposure: number;
};

/** How finely: pixels of the square's side, and sub-frames of diffuse and of mirrored light. */
export type Quality = { size: number; lights: number; gloss: number };

/** What to show: everything, or the box `detail` of it, filling `fill` of the square. */
export type Shot = { standpoint: Standpoint; fill: number; detail?: Box };

export type Print = { png: string; crop: Pick<Crop, 'left' | 'top' | 'width' | 'height'>; anchors: Anchors };

/** Takes one picture. The canvas holds only the part of the square that is not plain white. */
export function shoot(subject: Subject, { standpoint, fill, detail }: Shot, quality: Quality): Print {
  const { group } = subject;
  const footprint = boundsOf(group);
  group.rotation.y = -standpoint.turn;
  group.updateMatrixWorld(true);
  const places = placesOf(group);
  const box = new Box3().setFromPoints(places);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const longest = Math.max(size.x, size.y, size.z);
  const camera = placeCamera(standpoint, [middle.x, middle.y, middle.z], longest);
  const shown = detail ? corners(detail, group) : places;
  const seen = shown.map(({ x, y, z }) => project(camera, [x, y, z]));
  const framed = frameSquare(seen, fill);
  const { bounds } = framed;
  const square = detail ? closeUpSquare(bounds) : framed.square;
  const crop = detail ? wholeOf(square, quality.size) : cropOf(square, bounds, quality.size);

  shared.scale.value = longest;
  const ground = footprint.getSize(new Vector3());
  shared.foot.value.set(ground.x / 2 / longest, ground.z / 2 / longest);
  shared.footTurn.value.set(Math.cos(-standpoint.turn), Math.sin(-standpoint.turn));
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
    radius: size.length() / 2,
    beforeGloss: () => {
      floor.visible = false;
    },
  });
  const { left, top, width, height } = crop;
  return { png, crop: { left, top, width, height }, anchors: anchorsOf(subject.body, camera, square) };
}

function boundsOf(group: Group): Box3 {
  group.rotation.y = 0;
  group.updateMatrixWorld(true);
  return new Box3().setFromPoints(placesOf(group));
}

/** A sample of all vertices, as they stand in the room. */
function placesOf(group: Group): Vector3[] {
  const places: Vector3[] = [];
  group.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    const { position } = each.geometry.attributes;
    if (!position) return;
    const step = Math.max(1, Math.floor(position.count / 500));
    for (let i = 0; i < position.count; i += step) {
      places.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(each.matrixWorld));
    }
  });
  return places;
}

function corners({ from, to }: Box, group: Group): Vector3[] {
  const [x, y, z] = [from[0], from[1], from[2]];
  const [a, b, c] = [to[0], to[1], to[2]];
  const all: Place[] = [
    [x, y, z],
    [a, y, z],
    [x, b, z],
    [a, b, z],
    [x, y, c],
    [a, y, c],
    [x, b, c],
    [a, b, c],
  ];
  return all.map((place) => new Vector3(...place).applyMatrix4(group.matrixWorld));
}

const wholeOf = (frame: Frame, size: number): Crop => ({ left: 0, top: 0, width: size, height: size, frame });

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
