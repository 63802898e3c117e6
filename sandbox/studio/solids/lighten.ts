import { MeshoptSimplifier } from 'meshoptimizer';
import { BufferAttribute, BufferGeometry } from 'three';
import { mergeGeometries, mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** Faces that meet in a sharper angle than this, in radians, have an edge between them. */
const CREASE = 0.9;

/** Corners nearer than this are one, in metres. */
const SAME = 0.000_05;

/**
 * Shapes of one substance as one, with no more triangles than the eye needs.
 * @param roughly metres by which a surface may be from what was built
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
  light.setIndex(new BufferAttribute(kept, 1));
  return mergeVertices(toCreasedNormals(light, CREASE), SAME);
}

/** Corners alone, without an order of their own. */
function bare(shape: BufferGeometry): BufferGeometry {
  const loose = shape.getIndex() ? shape.toNonIndexed() : shape;
  const corners = new BufferGeometry();
  corners.setAttribute('position', loose.getAttribute('position'));
  return corners;
}
