import type { Place } from '../../engine/camera.ts';
import { surface } from '../../engine/surface.ts';
import { type Kit, roundHole } from '../../kit/kit.ts';
import { cavity, rack } from './case.ts';

const DEEP = 300;
const RACK_DEEP = 230;

const wire = () => surface({ colour: [0.75, 0.75, 0.76], metal: 1, rough: 0.2, openShare: 0.25 });

const enamelOf = (lit: boolean) =>
  surface({ colour: [0.036, 0.037, 0.041], rough: 0.3, openShare: 0.8, glow: lit ? 0.45 : 0.1 });

/** The interior of an oven `w` by `h` with its opening at `at`: enamel, side ladders, racks, a tray, lamp and fan. */
export function furnish(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  { racks, lit, fan }: { racks: readonly number[]; lit: boolean; fan: boolean },
): void {
  cavity(kit, [w, h, DEEP], [x, y, z], enamelOf(lit));
  const back = z - DEEP;
  if (fan && h > 200) fanCover(kit, Math.min(h * 0.3, w * 0.26), [x, y + h * 0.04, back]);
  if (h > 150) {
    for (const side of [-1, 1]) ladder(kit, h, [x + side * (w / 2 - 9), y, z]);
    bakingTray(kit, w - 36, [x, y - h * 0.36, z - 30]);
  }
  if (h > 60) for (const level of racks) wireRack(kit, w - 26, [x, y + level * h, z - 30]);
  if (lit) lampLight(kit, [w, h], [x, y, back + 1]);
  lamp(kit, [x + w * 0.36, y + h * 0.36, back], lit);
}

/**
 * The interior of a grill `w` by `h` with its opening at `at`: a glowing element below its roof, and a pan with its
 * trivet on runners.
 */
export function furnishGrill(kit: Kit, [w, h]: readonly [number, number], [x, y, z]: Place): void {
  cavity(kit, [w, h, DEEP], [x, y, z], enamelOf(true));
  lampLight(kit, [w, h], [x, y, z - DEEP + 1]);
  const hot = surface({ colour: [1, 0.3, 0.07], rough: 0.5, glow: 0.8 });
  for (const back of [44, 92, 140, 188])
    kit.cylinder(4, w * 0.78, [x, y + h / 2 - 15, z - back], hot, { axis: 'x', bevel: 2 });
  const steel = wire();
  const floor = y - h * 0.3;
  for (const side of [-1, 1]) kit.box([12, 5, 250], [x + side * (w / 2 - 6), floor, z - 150], steel, 2);
  bakingTray(kit, w - 44, [x, floor + 5, z - 26], 30);
  wireRack(kit, w - 58, [x, floor + 32, z - 28]);
  kit.bar(110, 5, [x, floor + 20, z - 24], 20, steel, 'x', 12);
}

/** A rack of chromed wire, `w` wide, with its front at `at`. */
export function wireRack(kit: Kit, w: number, at: Place): void {
  rack(kit, [w, RACK_DEEP], at, wire());
}

/** A wire ladder on which racks and trays slide. */
function ladder(kit: Kit, h: number, [x, y, z]: Place): void {
  const steel = wire();
  const [front, end] = [z - 36, z - 270];
  for (const at of [front, end]) kit.cylinder(2.6, h * 0.84, [x, y, at], steel, { bevel: 1 });
  const rungs = Math.max(3, Math.round(h / 75));
  for (let i = 0; i < rungs; i += 1) {
    const level = y - h * 0.4 + (i * h * 0.8) / (rungs - 1);
    for (const above of [0, 11])
      kit.cylinder(2.2, front - end, [x, level + above, (front + end) / 2], steel, { axis: 'z', bevel: 1 });
  }
}

function bakingTray(kit: Kit, w: number, [x, y, z]: Place, high = 16): void {
  const enamel = surface({ colour: [0.014, 0.014, 0.016], rough: 0.22, openShare: 0.6 });
  const deep = RACK_DEEP;
  kit.box([w, 3, deep], [x, y, z - deep / 2], enamel, 1);
  for (const at of [z, z - deep]) kit.box([w, high, 4], [x, y + high / 2 - 1, at], enamel, 2);
  for (const side of [-1, 1])
    kit.box([4, high, deep], [x + side * (w / 2), y + high / 2 - 1, z - deep / 2], enamel, 2);
}

/** A round cover with two rings of holes in front of the fan. */
function fanCover(kit: Kit, radius: number, [x, y, z]: Place): void {
  const steel = surface({ colour: [0.3, 0.3, 0.31], metal: 0.8, rough: 0.3, openShare: 0.5, glow: 0.06 });
  const dark = surface({ colour: [0.006, 0.006, 0.006], rough: 0.9, f0: 0.01 });
  kit.disc(radius - 2, [x, y, z + 2], dark);
  const holes = [0.42, 0.72].flatMap((share) => {
    const count = share < 0.5 ? 10 : 18;
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return roundHole(radius * 0.085, [Math.cos(angle) * share * radius, Math.sin(angle) * share * radius]);
    });
  });
  kit.plate([radius * 2, radius * 2], 8, [x, y, z + 8], steel, { radius, bevel: 3, holes });
}

function lamp(kit: Kit, [x, y, z]: Place, lit: boolean): void {
  const glass = surface({ colour: lit ? [1, 0.84, 0.6] : [0.5, 0.5, 0.5], rough: 0.2, glow: lit ? 0.9 : 0 });
  kit.cylinder(21, 12, [x, y, z + 6], glass, { axis: 'z', bevel: 5 });
}

/** Light of a lamp at the upper right on a back wall `w` by `h`. */
export function lampLight(kit: Kit, [w, h]: readonly [number, number], at: Place): void {
  const print = kit.print(
    [w, h],
    at,
    (pen, width, height) => {
      const warm = pen.createRadialGradient(
        width * 0.8,
        height * 0.1,
        0,
        width * 0.7,
        height * 0.2,
        width * 0.75,
      );
      warm.addColorStop(0, 'rgba(255,196,120,.62)');
      warm.addColorStop(0.4, 'rgba(220,130,60,.25)');
      warm.addColorStop(1, 'rgba(120,60,20,0)');
      pen.fillStyle = warm;
      pen.fillRect(0, 0, width, height);
    },
    { glow: 0.5 },
  );
  print.renderOrder = 3;
}
