import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Measured } from '../../engine/anchors.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { shaker } from './shaker.ts';

/** In millimetres: thickness of carcass boards, height of the plinth, thickness of worktop and of furniture door. */
const BOARD = 18;
export const PLINTH = 100;
const WORKTOP = 30;
const DOOR = 20;
/** Gap between an appliance and its unit, in millimetres. */
const AIR = 4;
/** Height in millimetres from which an appliance is in a tall unit, on the unit's floor. */
const UNDER_A_WORKTOP = 900;

export type Housed = { width: number; height: number; depth: number };

/** Returns how high an appliance stands above the floor in its unit, in millimetres. */
export const raisedBy = ({ height }: Housed): number => (height < UNDER_A_WORKTOP ? 0 : PLINTH + BOARD);

/** Light unit colours, which more exposure would bleach. */
const LIGHT: readonly unknown[] = ['mushroom', 'sage'];

/** Returns the exposure of an integrated appliance: dark units tolerate more light, and their inside needs it. */
export const housedExposure = ({ traits }: Look): number | undefined =>
  traits['integrated'] === true && !LIGHT.includes(traits['unit']) ? 0.98 : undefined;

/** Where the carcass ends towards the viewer, if the appliance's own door protrudes by `proud` mm. */
const frontOf = ({ depth }: Housed, proud: number): number => depth / 2 + proud;

/** Builds a kitchen unit without its door around an appliance in the middle of the floor. */
export function housing(room: Kit, look: Housed, paints: Paints, proud = 0): void {
  const kit = room.furniture();
  const { width: w, height: h, depth: d } = look;
  const front = frontOf(look, proud);
  const floor = raisedBy(look);
  const top = floor + h + AIR;
  const deep = front + d / 2 + 25;
  const z = front - deep / 2;
  const across = w + AIR + 2 * BOARD;
  for (const side of [-1, 1])
    kit.box([BOARD, top, deep], [side * (w / 2 + AIR / 2 + BOARD / 2), top / 2, z], paints.joinery, 1);
  kit.box([w + AIR, top, 6], [0, top / 2, front - deep + 3], paints.carcass, 1);
  kit.box([w + AIR, PLINTH, BOARD], [0, PLINTH / 2, front - 45], paints.joinery, 1);
  if (floor > 0) {
    kit.box([w + AIR, BOARD, deep - 10], [0, floor - BOARD / 2 - 1, z], paints.joinery, 1);
    kit.box([across, BOARD, deep], [0, top + BOARD / 2, z], paints.joinery, 1);
  } else {
    kit.box([across, WORKTOP, deep + 40], [0, top + WORKTOP / 2, z + 20], paints.wood, 4);
  }
}

/** Builds a furniture door on the left of a unit's front, open by `degrees`, with its knob and two hinges. */
export function sideDoor(room: Kit, look: Housed, paints: Paints, proud: number, degrees: number): void {
  const kit = room.furniture();
  const { width: w, height: h } = look;
  const wide = w + AIR + 2 * BOARD;
  const [bottom, top] = [PLINTH, raisedBy(look) + h];
  const hinged = kit.part(
    [-wide / 2, 0, frontOf(look, proud) + DOOR / 2 + 2],
    [0, MathUtils.degToRad(-degrees), 0],
  );
  shaker(
    hinged,
    paints,
    { x: wide / 2, width: wide, bottom, top },
    [[wide / 2 - 42, (top - bottom) / 2 - 90]],
    0,
  );
  for (const y of [bottom + 110, top - 110]) {
    kit.box([26, 52, 60], [-w / 2 + 14, y, frontOf(look, proud) - 34], paints.satin, 3);
    hinged.cylinder(17, 4, [42, y, -11], paints.satin, { axis: 'z', bevel: 1 });
    hinged.box([52, 20, 14], [26, y, -17], paints.satin, 3);
  }
}

/**
 * Builds a furniture door on an appliance's own door, its back in the plane of `z`. The kit's origin is the lower
 * middle of the door; the knob's place is from the furniture door's middle.
 */
export function furnitureFront(
  kit: Kit,
  [w, h]: readonly [number, number],
  z: number,
  paints: Paints,
  knob: readonly [x: number, y: number],
): void {
  const width = w + AIR + 2 * BOARD;
  shaker(kit.furniture(), paints, { x: 0, width, bottom: 0, top: h }, [knob], z + DOOR / 2);
}

/**
 * Returns edges for dimension lines along the unit's outline, as long as the appliance. The height is on the right,
 * since the door is in the way on the left.
 */
export function housedEdges(look: Housed, proud = 0): NonNullable<Measured['edges']> {
  const { width: w, height: h, depth: d } = look;
  const [y, front, right] = [raisedBy(look), frontOf(look, proud), w / 2 + BOARD];
  return {
    width: [
      [-w / 2, 0, front],
      [w / 2, 0, front],
    ],
    height: [
      [right, y, -d / 2],
      [right, y + h, -d / 2],
    ],
    depth: [
      [right, 0, d / 2],
      [right, 0, -d / 2],
    ],
  };
}
