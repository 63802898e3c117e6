import { Box3, type Group, Mesh, Vector3 } from 'three';
import type { Box } from './anchors.ts';
import {
  type Camera,
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

/** What to show: everything, filling `fill` of the square, or only the box `detail`. */
export type Shot = { standpoint: Standpoint; fill: number; detail?: Box };

/** Lengths are in millimetres; `radius` is that of the sphere around everything. */
export type Composition = {
  camera: Camera;
  square: Frame;
  crop: Crop;
  middle: Vector3;
  longest: number;
  radius: number;
};

/** Turns the model to the viewer and places the camera; `size` is the square's side in pixels. */
export function compose(group: Group, { standpoint, fill, detail }: Shot, size = 1000): Composition {
  group.rotation.y = -standpoint.turn;
  group.updateMatrixWorld(true);
  const places = placesOf(group);
  const box = new Box3().setFromPoints(places);
  const extent = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const longest = Math.max(extent.x, extent.y, extent.z);
  const camera = placeCamera(standpoint, [middle.x, middle.y, middle.z], longest);
  const shown = detail ? corners(detail, group) : places;
  const framed = frameSquare(
    shown.map(({ x, y, z }) => project(camera, [x, y, z])),
    fill,
  );
  const square = detail ? closeUpSquare(framed.bounds) : framed.square;
  const crop = detail ? wholeOf(square, size) : cropOf(square, framed.bounds, size);
  return { camera, square, crop, middle, longest, radius: extent.length() / 2 };
}

/** Returns the box around everything built, before it is turned. */
export function boundsOf(group: Group): Box3 {
  group.rotation.y = 0;
  group.updateMatrixWorld(true);
  return new Box3().setFromPoints(placesOf(group));
}

/** A sample of all vertices in world coordinates. */
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
