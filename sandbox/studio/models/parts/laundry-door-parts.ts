import { DoubleSide, Shape } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface } from '../../engine/surface.ts';
import type { Kit, Material, Profile } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

/**
 * A door around the kit's origin. `radius` is half its width, and `mouth` the radius of the opening behind it if that
 * is much smaller, in millimetres.
 */
export type Door = {
  radius: number;
  mouth?: number;
  build: (kit: Kit, paints: Paints, look: Look) => void;
};

/** A flat ring with the radius and height of its outer and inner edges, and walls down behind them. */
export function annulus(
  kit: Kit,
  [outer, low]: readonly [number, number],
  [inner, high]: readonly [number, number],
  material: Material,
): void {
  kit.lathe(
    [
      [outer, -12],
      [outer, low - 2],
      [outer - 2, low],
      [outer - 4, low],
      [inner + 4, high],
      [inner + 2, high],
      [inner, high - 2],
      [inner, -12],
      [outer, -12],
    ],
    [0, 0, 0],
    material,
    'z',
    112,
  );
}

/** The door's grip, on the side away from the hinge: part of a ring between two radii, `half` radians each way. */
export function grip(
  kit: Kit,
  { from, to, half, at, thick = 6 }: { from: number; to: number; half: number; at: number; thick?: number },
  material: Material,
  dryer: boolean,
): void {
  const shape = new Shape();
  shape.absarc(0, 0, to, -half, half, false);
  shape.absarc(0, 0, from, half, -half, true);
  kit.slab(shape, thick, [0, 0, at], material, 2, [0, 0, dryer ? Math.PI : 0]);
}

/**
 * The window, `high` mm at its middle: opaque in dryers; in washers, a bowl behind it keeps the laundry in the drum.
 */
export function pane(
  kit: Kit,
  paints: Paints,
  { inner, at, high, tint }: { inner: number; at: number; high: number; tint: number },
  dryer: boolean,
): void {
  const dome: [number, number][] = Array.from({ length: 15 }, (_, i) => {
    const t = 1 - i / 14;
    return [inner * t, high * (1 - t * t)];
  });
  const glass = dryer
    ? surface({ colour: [0.004, 0.004, 0.005], rough: 0.03, f0: 0.055 })
    : surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.055, glass: tint, shine: 1.25 });
  kit.lathe(dome, [0, 0, at], glass, 'z', 80).renderOrder = 8;
  if (dryer) kit.cylinder(inner + 2, 20, [0, 0, -14], paints.greyPlastic, { axis: 'z', bevel: 6 });
  else bowl(kit, inner, paints);
}

function bowl(kit: Kit, inner: number, paints: Paints): void {
  kit.ring(inner - 23, inner - 8, 20, [0, 0, -12], paints.blackPlastic, 6);
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.05, glass: 0.12, side: DoubleSide });
  const inward: Profile = [
    [0, -78],
    [inner * 0.5, -74],
    [inner * 0.8, -56],
    [inner * 0.94, -16],
  ];
  kit.turnery(inward, [0, 0, 0], glass, 'z', 64).renderOrder = 7;
}
