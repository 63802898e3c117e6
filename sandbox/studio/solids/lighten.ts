import { MeshoptSimplifier } from 'meshoptimizer';
import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { mergeGeometries, mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** Angle between faces, in radians, above which there is a crease. */
const CREASE = 0.9;

/** Twice the area, in square metres, up to which a triangle counts as degenerate. */
const FACELESS = 1e-12;

/** Distance in metres below which vertices are merged. */
const SAME = 0.000_05;

/**
 * Merges the shapes of one material and simplifies them to the triangles that are needed.
 * @param roughly tolerance of the surface in metres
 */
export async function lighten(shapes: readonly BufferGeometry[], roughly: number): Promise<BufferGeometry> {
  await MeshoptSimplifier.ready;
  const merged = mergeGeometries(shapes.map(bare), false);
  const whole = mergeVertices(merged, SAME);
  const corners = Float32Array.from(whole.getAttribute('position').array);
  const [kept] = MeshoptSimplifier.simplify(
    Uint32Array.from(whole.getIndex()?.array ?? []),
    corners,
    3,
    0,
    roughly,
    ['ErrorAbsolute'],
  );
  const light = new BufferGeometry();
  light.setAttribute('position', new BufferAttribute(corners, 3));
  light.setIndex(new BufferAttribute(withoutSlivers(kept, corners), 1));
  return mergeVertices(toCreasedNormals(light, CREASE), SAME);
}

/** Removes degenerate triangles, which have no normal. */
function withoutSlivers(order: Uint32Array, corners: Float32Array): Uint32Array {
  const cornerAt = (at: number) => new Vector3().fromArray(corners, (order[at] ?? 0) * 3);
  return order.filter((_, at) => {
    const first = at - (at % 3);
    const [a, b, c] = [cornerAt(first), cornerAt(first + 1), cornerAt(first + 2)];
    return b.sub(a).cross(c.sub(a)).length() > FACELESS;
  });
}

/** Returns vertex positions only, without an index. */
function bare(shape: BufferGeometry): BufferGeometry {
  const loose = shape.getIndex() ? shape.toNonIndexed() : shape;
  const corners = new BufferGeometry();
  corners.setAttribute('position', loose.getAttribute('position'));
  return corners;
}
