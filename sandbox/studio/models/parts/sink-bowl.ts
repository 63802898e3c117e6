import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Place } from '../../engine/camera.ts';
import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

/** Measurements of a bowl's opening in millimetres; `round` is the radius of its corners, `fillet` that of its foot. */
export type Bowl = { x: number; wide: number; deep: number; round: number; fillet: number };

const WASTE = 45;

/** A bowl pressed or cast in one piece, `depth` below `top`, with its waste and its overflow. */
export function sinkBowl(
  kit: Kit,
  { x, wide, deep, round, fillet }: Bowl,
  [top, depth]: readonly [number, number],
  material: Material,
  paints: Paints,
): void {
  const draft = 7;
  const rings = [
    outline(wide + 5, deep + 5, round + 2, top),
    outline(wide + 1, deep + 1, round, top - 1),
    outline(wide, deep, round, top - 4),
  ];
  const steps = 8;
  for (let i = 0; i <= steps; i += 1) {
    const angle = (i / steps) * (Math.PI / 2);
    const inset = draft + fillet * (1 - Math.cos(angle));
    const y = top - depth + fillet * (1 - Math.sin(angle));
    rings.push(outline(wide - 2 * inset, deep - 2 * inset, Math.max(round - inset, WASTE * 0.2), y));
  }
  rings.push(outline(WASTE * 2.1, WASTE * 2.1, WASTE * 1.05, top - depth - 5));
  rings.push(outline(2, 2, 1, top - depth - 6));
  kit.add(loft(rings), material, [x, 0, 0]);
  waste(kit, [x, top - depth - 4, 0], paints);
  kit.plate([58, 12], 4, [x, top - Math.min(48, depth * 0.3), -deep / 2 + 5], paints.chrome, { radius: 6 });
  kit.plate([46, 5], 4, [x, top - Math.min(48, depth * 0.3), -deep / 2 + 6.2], paints.gap, { radius: 2.5 });
}

function waste(kit: Kit, [x, y, z]: Place, paints: Paints): void {
  kit.ring(31, WASTE, 5, [x, y, z], paints.chrome, 2, 'y');
  kit.cylinder(31, 3, [x, y - 1, z], paints.satinDark);
  for (let i = 0; i < 8; i += 1) {
    const angle = (i / 8) * Math.PI * 2;
    kit.cylinder(4.5, 2, [x + Math.cos(angle) * 20, y + 0.6, z + Math.sin(angle) * 20], paints.gap, {
      bevel: 0.5,
    });
  }
  kit.cylinder(7, 10, [x, y + 4, z], paints.chrome, { bevel: 3 });
}

const PER_CORNER = 9;

/** A horizontal rounded rectangle at height `y`, with the same number of points whatever its size. */
function outline(w: number, d: number, radius: number, y: number): Place[] {
  const r = Math.min(radius, w / 2, d / 2);
  return [0, 1, 2, 3].flatMap((corner) => {
    const [sx, sz] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
    return Array.from({ length: PER_CORNER }, (_, i): Place => {
      const angle = ((corner + i / (PER_CORNER - 1)) * Math.PI) / 2;
      return [sx * (w / 2 - r) + Math.cos(angle) * r, y, sz * (d / 2 - r) + Math.sin(angle) * r];
    });
  });
}

/** A smooth skin over rings with equal numbers of points. */
function loft(rings: readonly (readonly Place[])[]): BufferGeometry {
  const around = rings[0]?.length ?? 0;
  const index = rings.slice(1).flatMap((_, ring) =>
    Array.from({ length: around }, (_each, at) => {
      const [a, b] = [ring * around + at, ring * around + ((at + 1) % around)];
      return [a, b, a + around, b, b + around, a + around];
    }).flat(),
  );
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(rings.flat(2), 3));
  shape.setAttribute('uv', new Float32BufferAttribute(new Float32Array(rings.length * around * 2), 2));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
}
