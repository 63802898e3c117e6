import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

/** Adjustable feet, `high` mm, under a case `width` by `depth`. */
export function feet(kit: Kit, width: number, depth: number, paints: Paints, high = 18, inset = 60): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      kit.cylinder(
        20,
        high + 4,
        [x * (width / 2 - inset), high / 2 + 1, z * (depth / 2 - inset)],
        paints.blackMatt,
      );
    }
  }
}

/** An open box of five thin walls, its opening towards the viewer. Sizes are outer sizes. */
export function shell(
  kit: Kit,
  [w, h, d]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  material: Material,
  wall = 30,
  radius = 8,
): void {
  for (const side of [-1, 1]) kit.box([wall, h, d], [x + (side * (w - wall)) / 2, y, z], material, radius);
  kit.box([w - 4, wall, d - 2], [x, y + (h - wall) / 2, z], material, radius);
  kit.box([w - 4, wall, d - 2], [x, y - (h - wall) / 2, z], material, radius);
  kit.box([w - 2, h - 2, wall], [x, y, z - (d - wall) / 2], material, radius);
}

/** A cavity seen through a window: five planes. */
export function cavity(
  kit: Kit,
  [w, h, d]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  material: Material,
): void {
  const half = Math.PI / 2;
  kit.pane([w, h], [x, y, z - d], material);
  kit.pane([d, h], [x - w / 2, y, z - d / 2], material, [0, half, 0]);
  kit.pane([d, h], [x + w / 2, y, z - d / 2], material, [0, -half, 0]);
  kit.pane([w, d], [x, y - h / 2, z - d / 2], material, [-half, 0, 0]);
  kit.pane([w, d], [x, y + h / 2, z - d / 2], material, [half, 0, 0]);
}

/** A wire rack `w` by `d` with its front at `z`. */
export function rack(
  kit: Kit,
  [w, d]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
  material: Material,
): void {
  for (const at of [z, z - d]) kit.cylinder(3, w, [x, y, at], material, { axis: 'x', bevel: 1 });
  const bars = Math.round(w / 28);
  for (let i = 1; i < bars; i += 1) {
    kit.cylinder(1.7, d, [x - w / 2 + (i * w) / bars, y, z - d / 2], material, { axis: 'z', bevel: 0.5 });
  }
}
