import { surface } from '../../engine/surface.ts';
import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { cavity, rack } from './case.ts';

type Tub = { w: number; d: number; bottom: number; top: number; z: number };

/** Heights of the baskets, as shares of the tub's height. */
const BASKETS = { lower: 0.13, upper: 0.56 };

/**
 * A steel tub with its opening at `z`, two loaded baskets and a spray arm under the upper one. The lower basket is
 * pulled out by `drawn` mm.
 */
export function dishInside(kit: Kit, tub: Tub, drawn: number, paints: Paints): void {
  const { w, d, bottom, top, z } = tub;
  const high = top - bottom;
  const steel = surface({
    colour: [0.6, 0.605, 0.615],
    metal: 0.15,
    rough: 0.4,
    openShare: 0.5,
    glow: 0.2,
    shine: 0.5,
  });
  cavity(kit, [w, high, d], [0, bottom + high / 2, z], steel);
  const size = [w - 44, d - 40] as const;
  const wire = surface({ colour: [0.62, 0.64, 0.66], rough: 0.4, openShare: 0.3, glow: 0.12 });
  const [lower, upper] = [bottom + high * BASKETS.lower, bottom + high * BASKETS.upper];
  basket(kit, size, [0, lower, z - 14 + drawn], Math.min(130, high * 0.2), wire, paints);
  basket(kit, size, [0, upper, z - 14], Math.min(105, high * 0.17), wire, paints);
  sprayArm(kit, w * 0.8, [0, upper - 26, z - d / 2], paints);
  if (high > 400) plates(kit, size, [0, lower, z - 60 + drawn], high * 0.155);
  cups(kit, size, [0, upper, z - 60], Math.min(46, high * 0.075));
}

/** A wire basket: its floor, rails round it, and bars up its front and sides. */
function basket(
  kit: Kit,
  [w, d]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
  high: number,
  wire: Material,
  paints: Paints,
): void {
  rack(kit, [w, d], [x, y, z], wire);
  for (const up of [high * 0.5, high]) {
    for (const at of [z, z - d])
      kit.cylinder(up === high ? 3.4 : 2.2, w, [x, y + up, at], wire, { axis: 'x', bevel: 1 });
    for (const side of [-1, 1])
      kit.cylinder(up === high ? 3.4 : 2.2, d, [x + (side * w) / 2, y + up, z - d / 2], wire, {
        axis: 'z',
        bevel: 1,
      });
  }
  const bars = Math.round(w / 42);
  for (let i = 0; i <= bars; i += 1)
    kit.cylinder(1.9, high, [x - w / 2 + (i * w) / bars, y + high / 2, z], wire, { bevel: 0.5 });
  kit.box([w * 0.36, 26, 10], [x, y + high - 2, z + 3], paints.greyPlastic, 5);
}

function sprayArm(
  kit: Kit,
  long: number,
  [x, y, z]: readonly [number, number, number],
  paints: Paints,
): void {
  const arm = kit.part([x, y, z], [0, 0.5, 0]);
  arm.box([long, 14, 46], [0, 0, 0], paints.greyPlastic, 7);
  arm.cylinder(34, 26, [0, 0, 0], paints.greyPlastic);
}

/** Plates on edge, side by side. */
function plates(
  kit: Kit,
  [w, d]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
  radius: number,
): void {
  const china = surface({ colour: [0.84, 0.84, 0.83], rough: 0.14, coat: 0.4, openShare: 0.8, glow: 0.16 });
  const count = Math.round(w / 52);
  for (let i = 0; i < count; i += 1) {
    const at = kit.part(
      [x - w / 2 + 40 + (i * (w - 80)) / (count - 1), y + radius + 6, z - d * 0.22],
      [0, 0, 0.14],
    );
    at.lathe(
      [
        [0, -5],
        [radius * 0.62, -5],
        [radius, 8],
        [radius, 11],
        [radius * 0.6, 0],
        [0, 0],
      ],
      [0, 0, 0],
      china,
      'x',
      48,
    );
  }
}

/** Upturned cups in a row along the front, with bowls behind them. */
function cups(
  kit: Kit,
  [w, d]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
  radius: number,
): void {
  const glazes = [
    surface({ colour: [0.84, 0.84, 0.83], rough: 0.16, coat: 0.4, openShare: 0.8, glow: 0.06 }),
    surface({ colour: [0.055, 0.12, 0.42], rough: 0.2, coat: 0.4, openShare: 0.8 }),
    surface({ colour: [0.56, 0.66, 0.72], rough: 0.16, coat: 0.4, openShare: 0.8 }),
  ];
  const count = Math.floor(w / (radius * 2.35));
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < count; i += 1) {
      const glaze = glazes[[0, 0, 1, 0, 2][(i + row * 2) % 5] ?? 0] ?? glazes[0];
      if (!glaze) continue;
      const [a, b] = [
        x - w / 2 + radius * 1.4 + (i * (w - radius * 2.8)) / (count - 1),
        z - 20 - row * Math.min(110, d * 0.26),
      ];
      kit.cylinder(radius, radius * 1.7, [a, y + radius * 0.9, b], glaze, { bevel: 6, end: radius * 0.82 });
      kit.torus(radius * 0.45, 4.5, [a + radius * 0.95, y + radius * 0.9, b], glaze, 'z');
    }
  }
}
