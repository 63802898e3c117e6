import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three';
import type { Place } from '../engine/camera.ts';

/** Number of segments along a pipe's curve and around it. */
type Fineness = { along: number; round: number };

/**
 * Returns an open pipe along a smooth curve. `radiusAt` gives the radius in millimetres by share of the way, 0 to 1.
 */
export function pipe(
  points: readonly Place[],
  radiusAt: (share: number) => number,
  { along, round }: Fineness,
): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  const { normals, binormals } = curve.computeFrenetFrames(along, false);
  const places: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= along; i += 1) {
    const middle = curve.getPointAt(i / along);
    const radius = radiusAt(i / along);
    for (let j = 0; j <= round; j += 1) {
      const angle = (j / round) * Math.PI * 2;
      const place = middle.clone();
      place.addScaledVector(normals[i] ?? middle, Math.cos(angle) * radius);
      place.addScaledVector(binormals[i] ?? middle, Math.sin(angle) * radius);
      places.push(place.x, place.y, place.z);
      const at = i * (round + 1) + j;
      if (i < along && j < round)
        faces.push(at, at + 1, at + round + 1, at + 1, at + round + 2, at + round + 1);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(places, 3));
  shape.setAttribute('uv', new Float32BufferAttribute(new Float32Array((places.length / 3) * 2), 2));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  return shape;
}
