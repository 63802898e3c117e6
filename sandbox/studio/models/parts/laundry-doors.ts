import { DoubleSide, Shape } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface } from '../../engine/surface.ts';
import type { Kit, Material, Profile } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { plasticOf } from './laundry-panels.ts';

/** A round door about the kit's origin, and its radius in mm. */
type Door = { radius: number; build: (kit: Kit, paints: Paints, look: Look) => void };

const USUAL: Door = { radius: 226, build: ringDoor };

const DOORS: Readonly<Record<string, Door>> = {
  plastic: { radius: 204, build: plasticDoor },
  chrome: { radius: 238, build: chromeDoor },
};

/** The door of a washing machine or tumble dryer, by the trait `design`. */
export const doorOf = ({ traits }: Look): Door => DOORS[String(traits['design'])] ?? USUAL;

/** A wide ring, a chrome line, a bowl of glass, and a recess to pull it by. */
function ringDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const dark = traits['ring'] === 'dark';
  const ring = dark
    ? paints.black
    : finish === 'WH'
      ? paints.whitePlastic
      : dryer
        ? paints.greyPlastic
        : paints.satin;
  const [outer, inner] = [226, dryer ? 150 : 158];
  kit.lathe(
    [
      [outer, -12],
      [outer, 24],
      [outer - 7, 37],
      [outer - 20, 44],
      [inner + (outer - inner) * 0.5, 50],
      [inner + 16, 46],
      [inner + 6, 43],
      [inner, 34],
      [inner, -12],
      [outer, -12],
    ],
    [0, 0, -10],
    ring,
    'z',
    112,
  );
  kit.torus(inner + 4, 5.5, [0, 0, 31], paints.chrome);
  if (!dryer) kit.torus(outer - 4, 4, [0, 0, 16], paints.chrome);
  grip(kit, { from: 183, to: 212, half: 0.32, at: 37 }, paints.blackPlastic, dryer);
  pane(kit, paints, { inner, at: 18, high: 30, tint: 0.58 }, dryer);
}

/** A narrow ring of plastic about a smaller window; a dryer's has none. */
function plasticDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const plastic = plasticOf(finish, paints);
  const [outer, inner] = [204, 146];
  const rim: Profile = [
    [outer, -12],
    [outer, 12],
    [outer - 5, 22],
    [outer - 16, 28],
    [inner + 20, 31],
    [inner + 8, 29],
    [inner, 20],
  ];
  grip(kit, { from: 166, to: 190, half: 0.3, at: 19 }, paints.darkPlastic, dryer);
  if (dryer) {
    const dish: Profile = [
      [inner - 10, 15],
      [inner * 0.6, 12],
      [0, 11],
    ];
    kit.lathe([...rim, ...dish], [0, 0, -10], plastic, 'z', 112);
    kit.cylinder(outer - 3, 10, [0, 0, -18], paints.greyPlastic, { axis: 'z' });
    return;
  }
  kit.lathe([...rim, [inner, -12], [outer, -12]], [0, 0, -10], plastic, 'z', 112);
  kit.ring(
    inner - 4,
    inner + 9,
    12,
    [0, 0, 14],
    finish === 'WH' ? paints.greyPlastic : paints.darkPlastic,
    4,
  );
  pane(kit, paints, { inner, at: 8, high: 24, tint: 0.5 }, false);
}

/** A deep chrome bezel round black glass, with a chrome grip. */
function chromeDoor(kit: Kit, paints: Paints, { traits }: Look): void {
  const [outer, inner] = [238, 162];
  kit.ring(214, outer, 46, [0, 0, 5], paints.chrome, 9);
  annulus(kit, [216, 16], [inner, 30], paints.blackGlass);
  kit.torus(inner + 3, 3.5, [0, 0, 30], paints.chrome);
  grip(kit, { from: 184, to: 204, half: 0.3, at: 28, thick: 16 }, paints.chrome, traits['dryer'] === true);
  pane(kit, paints, { inner, at: 20, high: 22, tint: 0.7 }, traits['dryer'] === true);
}

/** A flat ring whose outer and inner edges are told by radius and height, with walls down behind them. */
function annulus(
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

/** What a door is pulled by, on the side away from its hinge: part of a ring between two radii, `half` radians each way. */
function grip(
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

/** The window, `high` mm at its middle; opaque in dryers, in washers before a bowl that keeps the washing in the drum. */
function pane(
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
