import { surface } from '../../engine/surface.ts';
import type { Place } from '../../engine/camera.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

type Zone = readonly [x: number, z: number, radius: number];

/** Zones on a top `w` by `d`: their places as shares of both, their radius in millimetres. */
const LAYOUTS: Readonly<Record<string, readonly Zone[]>> = {
  1: [[0, 0, 105]],
  2: [
    [0, -0.24, 72],
    [0, 0.2, 90],
  ],
  4: [
    [-0.24, -0.21, 105],
    [-0.24, 0.19, 76],
    [0.24, -0.21, 76],
    [0.24, 0.17, 105],
  ],
  5: [
    [-0.36, -0.21, 92],
    [-0.36, 0.19, 76],
    [0, -0.03, 125],
    [0.36, -0.21, 76],
    [0.36, 0.17, 92],
  ],
  6: [
    [-0.36, -0.21, 92],
    [-0.36, 0.19, 76],
    [0, -0.21, 80],
    [0, 0.19, 110],
    [0.36, -0.21, 76],
    [0.36, 0.17, 92],
  ],
  7: [
    [-0.39, 0.2, 95],
    [-0.39, -0.22, 75],
    [-0.15, -0.2, 80],
    [-0.12, 0.22, 110],
    [0.12, -0.22, 75],
    [0.16, 0.2, 90],
    [0.38, 0, 115],
  ],
};
export const zonesOf = (count: number): readonly Zone[] => LAYOUTS[count] ?? LAYOUTS['4'] ?? [];

type Top = { width: number; depth: number; at: Place; zones: number };

/** Rings printed on glass; flexible zones are long rectangles. */
export function glassZones(
  kit: Kit,
  { width: w, depth: d, at, zones }: Top,
  { flex = false, solid = false, vent = false } = {},
): void {
  kit.print(
    [w, d],
    at,
    (pen, width, height) => {
      pen.translate(width / 2, height / 2);
      const unit = width / w;
      pen.strokeStyle = 'rgba(222,226,230,.9)';
      const spread = vent ? 1.12 : 1;
      zonesOf(zones).forEach(([x, z, radius], i) => {
        const [px, pz] = [x * w * unit * spread, z * d * unit];
        pen.lineWidth = unit * 2.6;
        pen.beginPath();
        if (flex && Math.abs(x) > 0.1 && zones < 6) {
          if (i % 2 === 0)
            pen.roundRect(px - 95 * unit, -d * 0.4 * unit, 190 * unit, d * 0.76 * unit, 16 * unit);
          pen.moveTo(px - 14 * unit, pz);
          pen.lineTo(px + 14 * unit, pz);
          pen.stroke();
          return;
        }
        const r = Math.min(radius, d * 0.21, (w / 2) * 0.42 + 40);
        pen.arc(px, pz, r * unit, 0, 7);
        pen.stroke();
        pen.lineWidth = unit * 1.2;
        pen.beginPath();
        pen.arc(px, pz, r * 0.6 * unit, 0, 7);
        pen.stroke();
        if (solid) pen.fill();
      });
    },
    { pixels: 1400, turn: [-Math.PI / 2, 0, 0] },
  );
}

/** A gas burner: bowl, crown and cap. */
export function burner(kit: Kit, [x, y, z]: Place, size: number, paints: Paints): void {
  const alu = surface({ colour: [0.5, 0.5, 0.51], metal: 0.7, rough: 0.5 });
  kit.cylinder(size * 1.25, 3, [x, y + 1.5, z], paints.satin, { bevel: 1 });
  kit.cylinder(size, 12, [x, y + 8, z], alu, { bevel: 2 });
  for (let i = 0; i < 24; i += 1) {
    const angle = (i / 24) * Math.PI * 2;
    kit.box([3, 7, 3], [x + Math.cos(angle) * size, y + 10, z + Math.sin(angle) * size], paints.gap, 0.5);
  }
  kit.cylinder(size * 0.92, 7, [x, y + 18, z], paints.ironBlack, { bevel: 3 });
  if (size > 50) kit.cylinder(size * 0.45, 8, [x, y + 22, z], paints.ironBlack, { bevel: 3 });
}

/** Burners and cast-iron pan supports on a top. */
export function gasTop(kit: Kit, { width: w, depth: d, at: [x0, y, z0], zones }: Top, paints: Paints): void {
  for (const [x, z, radius] of zonesOf(zones)) {
    burner(kit, [x0 + x * w, y, z0 + z * d], radius > 100 ? 62 : radius > 80 ? 46 : 34, paints);
  }
  const columns = zones > 6 ? 4 : zones > 4 ? 3 : 2;
  const wide = (w - 30) / columns;
  for (let i = 0; i < columns; i += 1)
    support(
      kit,
      [x0 - w / 2 + 15 + wide * (i + 0.5), y + 34, z0],
      wide - 6,
      d - 50,
      paints,
      zones === 2 ? [] : [0],
    );
}

/** One cast-iron frame with fingers that reach over its burners. */
function support(
  kit: Kit,
  [x, y, z]: Place,
  w: number,
  d: number,
  paints: Paints,
  cross: readonly number[],
): void {
  const iron = paints.ironBlack;
  for (const side of [-1, 1]) {
    kit.box([9, 12, d], [x + side * (w / 2 - 5), y, z], iron, 3);
    kit.box([w, 12, 9], [x, y, z + side * (d / 2 - 5)], iron, 3);
    for (const end of [-1, 1])
      kit.box([10, 34, 10], [x + side * (w / 2 - 6), y - 15, z + end * (d / 2 - 6)], iron, 3);
  }
  for (const at of cross) kit.box([w, 12, 9], [x, y, z + at], iron, 3);
  for (const half of [-1, 1]) {
    const middle = z + (half * d) / 4;
    for (const side of [-1, 1]) {
      kit.box([w * 0.3, 12, 8], [x + side * w * 0.33, y + 2, middle], iron, 3);
      kit.box([8, 12, d * 0.15], [x, y + 2, middle + side * d * 0.165], iron, 3);
    }
  }
}

/** Sealed plates of cast iron. */
export function solidPlates(
  kit: Kit,
  { width: w, depth: d, at: [x0, y, z0], zones }: Top,
  paints: Paints,
): void {
  for (const [x, z, radius] of zonesOf(zones)) {
    const r = radius * 0.86;
    kit.cylinder(r + 5, 5, [x0 + x * w, y + 2, z0 + z * d], paints.satin);
    kit.cylinder(r, 14, [x0 + x * w, y + 7, z0 + z * d], paints.ironBlack, { bevel: 3 });
    kit.cylinder(r * 0.22, 1, [x0 + x * w, y + 14.5, z0 + z * d], paints.satin, { bevel: 0.3 });
  }
}
