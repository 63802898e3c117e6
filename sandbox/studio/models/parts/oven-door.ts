import { DoubleSide, MathUtils, type Shape } from 'three';
import type { Place } from '../../engine/camera.ts';
import { surface } from '../../engine/surface.ts';
import { type Kit, type Material, roundedRect } from '../../kit/kit.ts';
import { cavity } from './case.ts';
import { furnish, furnishGrill, lampLight, wireRack } from './oven-inside.ts';

type OvenDoor = {
  width: number;
  height: number;
  /** Middle of the plane of the door's back. */
  at: Place;
  frame: Material;
  /** Share of the door taken up by the window; no window if it is left out. */
  window?: readonly [across: number, up: number];
  racks?: readonly number[];
  handle?: { material: Material; drop?: number };
  rim?: Material;
  lit?: boolean;
  /** Whether there is a fan at the back, visible when the door is open. */
  fan?: boolean;
  /** Whether there is a grill instead of racks, visible when the door is open. */
  grill?: boolean;
  /** Name of a door that can be opened. The whole oven is built behind it, not only what its window shows. */
  opens?: string;
  open?: boolean;
};

const THICK = 34;

/** A door with a window in front of an enamelled cavity with racks, and a bar handle near its top. */
export function ovenDoor(
  whole: Kit,
  {
    width: w,
    height: h,
    at,
    frame,
    window,
    racks = [-0.1],
    handle,
    rim,
    lit,
    fan = false,
    grill = false,
    opens,
    open = false,
  }: OvenDoor,
): void {
  const [x, y, z] = at;
  const face = z + THICK;
  const kit = opens ? leafOf(whole, opens, [w, h], at, open) : whole;
  if (handle) kit.bar(w - 60, 10.5, [x, y + h / 2 - (handle.drop ?? 36), face], 42, handle.material, 'x', 30);
  if (!window) {
    kit.plate([w, h], THICK, [x, y, z + THICK / 2], frame, { radius: 8, bevel: 4 });
    return;
  }
  const size: [number, number] = [w * window[0], h * window[1]];
  const drop = h > 180 ? -h * 0.045 : -h * 0.1;
  kit.plate([w, h], THICK, [x, y, z + THICK / 2], frame, {
    radius: 8,
    bevel: 4,
    holes: [roundedRect(size[0], size[1], 24, [0, drop])],
  });
  if (opens) {
    oven(whole, [w, h], at, racks, { lit: lit === true, fan, grill, open });
    lining(kit, [w, h], roundedRect(size[0] - 20, size[1] - 20, 16, [0, drop]), at);
  } else cavityBehind(kit, [size[0], size[1]], [x, y + drop, z], racks, lit === true);
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.05, glass: 0.46, waves: 0.003, shine: 1.1 });
  kit.plate([size[0] + 10, size[1] + 10], 4, [x, y + drop, face - 8], glass, {
    radius: 26,
    bevel: 1,
  }).renderOrder = 8;
  if (!rim) return;
  const outline = roundedRect(size[0] + 4, size[1] + 4, 27);
  outline.holes.push(roundedRect(size[0] - 10, size[1] - 10, 21));
  kit.slab(outline, 4, [x, y + drop, face], rim, 1);
}

/**
 * A door that drops about its lower edge. The door of a slim oven, which is to the right of others, is hinged on the
 * right. The part has the coordinates of the whole, so that contents keep their places.
 */
function leafOf(
  kit: Kit,
  name: string,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  open: boolean,
): Kit {
  const isSlim = h > w * 1.7;
  const at: Place = isSlim ? [x + w / 2, y, z] : [x, y - h / 2, z];
  const turn: Place = isSlim ? [0, MathUtils.degToRad(125), 0] : [MathUtils.degToRad(90), 0, 0];
  return kit.hinged(name, at, { turn }, open).part([-at[0], -at[1], -at[2]]);
}

/** The black glass on the door's inner side, whose window is clear. */
function lining(kit: Kit, [w, h]: readonly [number, number], window: Shape, [x, y, z]: Place): void {
  const black = surface({ colour: [0.012, 0.012, 0.013], rough: 0.06, f0: 0.05, shine: 0.55 });
  kit.plate([w - 14, h - 10], 2, [x, y, z - 0.4], black, { radius: 8, bevel: 0.5, holes: [window] });
  const clear = surface({
    colour: [0, 0, 0],
    rough: 0.02,
    f0: 0.05,
    glass: 0.5,
    shine: 0.55,
    side: DoubleSide,
  });
  kit.slab(window.clone(), 2, [x, y, z - 0.4], clear, 0.5).renderOrder = 7;
}

/** What a shut door hides: the front of the oven around its opening, and its whole interior. */
function oven(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  racks: readonly number[],
  { lit, fan, grill, open }: { lit: boolean; fan: boolean; grill: boolean; open: boolean },
): void {
  const mouth: [number, number] = [w - Math.min(110, w * 0.24), h - Math.min(90, h * 0.26)];
  const black = surface({ colour: [0.03, 0.03, 0.032], rough: 0.3 });
  kit.plate([w - 6, h - 4], 4, [x, y, z - 4], black, {
    radius: 6,
    bevel: 1,
    holes: [roundedRect(mouth[0], mouth[1], 20)],
  });
  if (open && grill) furnishGrill(kit, mouth, [x, y, z - 3]);
  else if (open) furnish(kit, mouth, [x, y, z - 3], { racks, lit, fan });
  else cavityBehind(kit, mouth, [x, y, z - 3], racks, lit);
}

/** Returns the names of doors by the places of their middles, in millimetres. */
export function doorNames(middles: readonly (readonly [x: number, y: number])[]): string[] {
  if (middles.length === 1) return ['door'];
  const [left, right] = [Math.min(...middles.map(([x]) => x)), Math.max(...middles.map(([x]) => x))];
  return middles.map(([x, y]) => {
    const column = middles.filter(([other]) => Math.abs(other - x) < 1);
    const level =
      column.length === 1 ? '' : y >= Math.max(...column.map(([, other]) => other)) ? 'upper ' : 'lower ';
    const side = right - left < 1 ? '' : x - left < 1 ? 'left ' : right - x < 1 ? 'right ' : 'middle ';
    return `${level}${side}door`;
  });
}

/** The part of an oven that is visible through the window of a door which does not open. */
function cavityBehind(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: Place,
  racks: readonly number[],
  lit: boolean,
): void {
  const enamel = surface({
    colour: [0.06, 0.06, 0.065],
    rough: 0.32,
    openShare: 0.8,
    ...(lit && { glow: 0.4 }),
  });
  cavity(kit, [w, h, 300], [x, y, z], enamel);
  if (h > 60) for (const level of racks) wireRack(kit, w * 0.98, [x, y + level * h, z - 30]);
  if (lit) lampLight(kit, [w, h], [x, y, z - 299]);
}
