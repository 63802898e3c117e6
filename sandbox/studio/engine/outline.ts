import { DoubleSide, type Group, Mesh, ShaderMaterial, Vector3 } from 'three';
import type { Place, Point } from './camera.ts';

/** The triangles of a mesh in world coordinates: `places` in millimetres, three `corners` per triangle. */
export type Surfaces = { places: Float64Array; corners: Uint32Array; solid: boolean; oneSided: boolean };

export function surfacesOf(group: Group): Surfaces[] {
  group.updateMatrixWorld(true);
  const found: Surfaces[] = [];
  const place = new Vector3();
  group.traverse((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof ShaderMaterial)) return;
    const { position } = each.geometry.attributes;
    if (!position) return;
    const places = new Float64Array(position.count * 3);
    for (let i = 0; i < position.count; i += 1)
      place
        .fromBufferAttribute(position, i)
        .applyMatrix4(each.matrixWorld)
        .toArray(places, i * 3);
    const corners = each.geometry.index
      ? Uint32Array.from(each.geometry.index.array)
      : Uint32Array.from({ length: position.count }, (_, i) => i);
    const { transparent, side } = each.material;
    found.push({ places, corners, solid: !transparent, oneSided: side !== DoubleSide });
  });
  return found;
}

/** A square bitmap of `side` pixels, each 1 where something is. */
export class Outline {
  readonly pixels: Uint8Array;
  readonly #side: number;

  constructor(side: number) {
    this.#side = side;
    this.pixels = new Uint8Array(side * side);
  }

  /** Draws the surfaces. `seen` maps a place to pixels, y down. */
  lay({ places, corners, oneSided }: Surfaces, seen: (place: Place) => Point, throughBacks = false): void {
    const flat = new Float64Array((places.length / 3) * 2);
    for (let i = 0; i < places.length / 3; i += 1) {
      const [x, y] = seen([places[i * 3] ?? 0, places[i * 3 + 1] ?? 0, places[i * 3 + 2] ?? 0]);
      flat[i * 2] = x;
      flat[i * 2 + 1] = y;
    }
    const at = (corner: number): Point => {
      const i = (corners[corner] ?? 0) * 2;
      return [flat[i] ?? 0, flat[i + 1] ?? 0];
    };
    for (let i = 0; i < corners.length; i += 3) {
      const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
      const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (turn < 0 || throughBacks || !oneSided) this.#fill(a, b, c);
    }
  }

  #fill(...corners: [Point, Point, Point]): void {
    const [[ax, ay], [bx, by], [cx, cy]] = corners.toSorted((p, q) => p[1] - q[1]) as typeof corners;
    const side = this.#side;
    const last = Math.min(side - 1, Math.ceil(cy - 0.5) - 1);
    for (let row = Math.max(0, Math.ceil(ay - 0.5)); row <= last; row += 1) {
      const y = row + 0.5;
      const long = ax + ((cx - ax) * (y - ay)) / (cy - ay);
      const short =
        y < by ? ax + ((bx - ax) * (y - ay)) / (by - ay) : bx + ((cx - bx) * (y - by)) / (cy - by);
      const from = Math.max(0, Math.ceil(Math.min(long, short) - 0.5));
      const to = Math.min(side, Math.ceil(Math.max(long, short) - 0.5));
      if (to > from) this.pixels.fill(1, row * side + from, row * side + to);
    }
  }
}
