import { DoubleSide, MathUtils } from 'three';
import type { Place } from '../../engine/camera.ts';
import { surface } from '../../engine/surface.ts';
import { type Kit, type Profile, roundedRect } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { rack } from './case.ts';

/**
 * The visible space behind a drawer's front, in millimetres; `at` is the middle of the lower edge of the front's back.
 */
type DrawerRoom = { width: number; high: number; deep: number; at: Place };

const china = () => surface({ colour: [0.8, 0.79, 0.77], rough: 0.16, f0: 0.05, coat: 0.3 });

const PLATE: Profile = [
  [0, 0],
  [0.6, 0],
  [0.68, 0.03],
  [0.97, 0.12],
  [1, 0.14],
  [0.98, 0.155],
  [0.66, 0.065],
  [0, 0.055],
];
const BOWL: Profile = [
  [0, 0],
  [0.45, 0],
  [0.5, 0.06],
  [0.82, 0.3],
  [1, 0.66],
  [0.97, 0.67],
  [0.78, 0.34],
  [0.4, 0.1],
  [0, 0.08],
];

/** A steel box with a mat for warming crockery. A high one has a wire shelf above it, and also holds a casserole. */
export function warmingBox(
  kit: Kit,
  { width: w, high, deep, at: [x, y, z] }: DrawerRoom,
  paints: Paints,
): void {
  const whole = deep + 60;
  const tall = high > 160;
  const wall = tall ? high - 30 : high;
  for (const side of [-1, 1])
    kit.box([5, wall, whole], [x + side * (w / 2), y + wall / 2, z - whole / 2], paints.satin, 2);
  kit.box([w, 4, whole], [x, y + 2, z - whole / 2], paints.steel, 1);
  kit.box([w - 4, wall, 4], [x, y + wall / 2, z - 2], paints.steel, 1);
  const mat = surface({ colour: [0.05, 0.05, 0.052], rough: 0.75, f0: 0.02 });
  kit.tray([w - 30, deep - 20], 4, [x, y + 6, z - deep / 2 - 4], mat, { radius: 12, bevel: 1 });
  const floor = y + (tall ? high - 132 : 8);
  const middle = z - deep * 0.5;
  if (tall) rack(kit, [w - 16, whole - 20], [x, floor - 3, z - 12], paints.wire);
  stack(kit, PLATE, 128, [x - w * 0.25, floor, middle], { count: tall ? 9 : 6, step: 8 });
  if (tall) casserole(kit, [x + w * 0.24, floor, middle], paints);
  else stack(kit, BOWL, 78, [x + w * 0.25, floor, middle], { count: 3, step: 14 });
}

/** Nested pieces of one profile, whose lengths are shares of `radius`. */
function stack(
  kit: Kit,
  profile: Profile,
  radius: number,
  [x, y, z]: Place,
  { count, step }: { count: number; step: number },
): void {
  const scaled = profile.map(([out, up]) => [out * radius, up * radius] as const);
  for (let i = 0; i < count; i += 1) kit.lathe(scaled, [x, y + i * step, z], china());
}

/** A casserole of enamelled iron with its lid on. */
function casserole(kit: Kit, [x, y, z]: Place, paints: Paints): void {
  const enamel = surface({ colour: [0.02, 0.045, 0.13], rough: 0.14, f0: 0.05, coat: 0.4 });
  kit.cylinder(98, 96, [x, y + 48, z], enamel, { bevel: 14 });
  kit.cylinder(102, 14, [x, y + 100, z], enamel, { bevel: 6 });
  kit.cylinder(17, 20, [x, y + 116, z], paints.satin, { bevel: 6 });
  for (const side of [-1, 1]) kit.box([34, 14, 84], [x + side * 106, y + 78, z], enamel, 7);
}

/** A steel deck with a basin, a bag at its sealing bar, and a glass lid that is up when the drawer is open. */
export function vacuumChamber(
  kit: Kit,
  { width: w, high, deep, at: [x, y, z] }: DrawerRoom,
  paints: Paints,
  open: boolean,
): void {
  const whole = deep + 60;
  const [top, sunk] = [y + high, 70];
  const basin = [w - 120, deep - 76] as const;
  const middle = z - deep / 2 - 6;
  kit.box([w, top - y - 6, 4], [x, (top + y) / 2 - 3, z - 2], paints.steel, 1);
  for (const side of [-1, 1])
    kit.box([5, top - y - 6, whole], [x + (side * w) / 2, (top + y) / 2 - 3, z - whole / 2], paints.satin, 2);
  const offset = whole / 2 - deep / 2 - 6;
  kit.tray([w, whole], 6, [x, top - 3, z - whole / 2], paints.steel, {
    radius: 4,
    bevel: 1,
    holes: [roundedRect(basin[0], basin[1], 34, [0, -offset])],
  });
  const inner = surface({ colour: [0.4, 0.405, 0.41], metal: 0.8, rough: 0.32, openShare: 0.7, glow: 0.05 });
  kit.box([basin[0] + 8, 4, basin[1] + 8], [x, top - sunk, middle], inner, 1);
  for (const side of [-1, 1]) {
    kit.box([4, sunk, basin[1] + 8], [x + side * (basin[0] / 2 + 2), top - sunk / 2 - 6, middle], inner, 1);
    kit.box([basin[0] + 8, sunk, 4], [x, top - sunk / 2 - 6, middle + side * (basin[1] / 2 + 2)], inner, 1);
  }
  const seal = surface({ colour: [0.02, 0.02, 0.021], rough: 0.55 });
  const outline = roundedRect(basin[0] + 34, basin[1] + 34, 44);
  outline.holes.push(roundedRect(basin[0] + 18, basin[1] + 18, 38));
  kit.slab(outline, 5, [x, top + 2, middle], seal, 2, [-Math.PI / 2, 0, 0]);
  const bar = middle + basin[1] / 2 - 26;
  kit.box([basin[0] * 0.62, 34, 15], [x, top - sunk + 20, bar], paints.satin, 3);
  kit.box([basin[0] * 0.58, 4, 5], [x, top - sunk + 39, bar], paints.brass, 1);
  bag(kit, [x, top - sunk + 6, middle - 10]);
  lid(kit, [basin[0] + 60, basin[1] + 50], [x, top + 6, middle - basin[1] / 2 - 24], paints, open);
}

/** A clear bag with a fillet of fish in it, its opening towards the viewer. */
function bag(kit: Kit, [x, y, z]: Place): void {
  const fish = surface({ colour: [0.62, 0.2, 0.11], rough: 0.3, f0: 0.04, coat: 0.3, glow: 0.05 });
  const herb = surface({ colour: [0.06, 0.16, 0.035], rough: 0.6 });
  const clear = surface({ colour: [0.4, 0.42, 0.44], rough: 0.08, f0: 0.05, glass: 0.16, side: DoubleSide });
  kit.box([176, 20, 72], [x, y + 10, z - 16], fish, 10);
  for (const [i, turn] of [0.5, -0.3, 0.2].entries())
    kit.part([x - 50 + i * 46, y + 21, z - 14], [0, turn, 0]).box([36, 3, 6], [0, 0, 0], herb, 1);
  kit.box([236, 27, 150], [x, y + 13, z + 6], clear, 11).renderOrder = 7;
}

/** A lid hinged at its back edge, which is at `at`. */
function lid(kit: Kit, [w, d]: readonly [number, number], at: Place, paints: Paints, open: boolean): void {
  const up = kit.part(at, [open ? -MathUtils.degToRad(58) : 0, 0, 0]);
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.055, glass: 0.3, side: DoubleSide });
  up.tray([w, d], 6, [0, 0, d / 2], glass, { radius: 24, bevel: 1.5 }).renderOrder = 8;
  for (const side of [-1, 1]) up.box([40, 12, 26], [(side * w) / 3, -2, 6], paints.satin, 4);
}
