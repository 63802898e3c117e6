import { Box3, Mesh, type Object3D, Vector3 } from 'three';
import type { Shape } from '@/lib/catalogue/models/place';

/** Tolerance for the position of a quantised vertex, in millimetres. */
const BESIDE = 1;

/** Returns the size of a model with its doors shut, in millimetres. */
export function shapeOf(model: Object3D): Shape {
  const { x, y, z } = new Box3().setFromObject(model, true).getSize(new Vector3()).multiplyScalar(1000);
  return {
    width: Math.round(x),
    height: Math.round(y),
    depth: Math.round(z),
    wider: (hole) => {
      const beyond = new Box3();
      const corner = new Vector3();
      model.traverse((part) => {
        if (!(part instanceof Mesh)) return;
        const corners = part.geometry.getAttribute('position');
        for (let at = 0; at < corners.count; at++) {
          corner.fromBufferAttribute(corners, at).applyMatrix4(part.matrixWorld).multiplyScalar(1000);
          if (Math.abs(corner.x) > hole / 2 + BESIDE) beyond.expandByPoint(corner);
        }
      });
      return beyond.isEmpty() ? null : { back: Math.round(beyond.min.z), foot: Math.round(beyond.min.y) };
    },
  };
}
