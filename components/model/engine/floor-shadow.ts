import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Axes, Extent, Place } from '@/lib/catalogue/models/place';
import { turnOf } from './room';

const PIXELS = 256;
/** Size of the drawn shadow relative to the object. */
const WIDER = 1.5;

/** Returns the soft shadow of an object standing on a floor at a place in millimetres; invisible from below. */
export function floorShadow({ width, depth }: Extent, [x, , z]: Place): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const pen = canvas.getContext('2d');
  if (pen) {
    // The rectangle itself lies outside the canvas, so that only its shadow falls inside.
    const [side, away] = [PIXELS / WIDER, PIXELS * 2];
    pen.shadowColor = 'rgb(18 23 43 / 0.5)';
    pen.shadowBlur = PIXELS / 9;
    pen.shadowOffsetX = away;
    pen.fillRect((PIXELS - side) / 2 - away, (PIXELS - side) / 2, side, side);
  }
  const shadow = new Mesh(
    new PlaneGeometry((width * WIDER) / 1000, (depth * WIDER) / 1000),
    new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set(x / 1000, -0.001, (z + depth / 2) / 1000);
  shadow.renderOrder = -1;
  return shadow;
}

/** Returns the shadow of an object that stands upright with turned axes, possibly packed. */
export function turnedShadow(extent: Extent, [x, , z]: Place, axes: Axes): Group {
  const group = new Group().add(floorShadow(extent, [0, 0, 0]));
  group.position.set(x / 1000, 0, z / 1000);
  group.setRotationFromMatrix(turnOf(axes));
  return group;
}
