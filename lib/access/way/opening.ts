import type { Block } from '@/lib/catalogue/models/place';
import { DOOR_CLEARANCE_MM, HEADROOM_MM, spanOf } from '../clearance';
import type { Carried } from '../types';
import { axesOf, carton } from './held';
import { clash, left, measure, OUT, SIDES, WALL, type WayScene } from './scene';

/** How much of the wall is drawn beside and above a doorway, and of the floor before it, in millimetres. */
const [BESIDE, ABOVE, FLOOR] = [420, 260, 560];
/** How far the appliance has come out of the doorway, in millimetres, so that the room on both sides is visible. */
const OUT_OF_IT = 110;

/** Draws a doorway, and the appliance being carried through the middle of it. */
export function openingScene(
  carried: Carried,
  { width, height }: { width: number; height: number },
): WayScene {
  const { across, up, along } = spanOf(carried.box, carried.held);
  const front = WALL / 2 + OUT_OF_IT;
  const stand = { middle: [0, up / 2, front - along / 2], axes: axesOf(carried.held) } as const;
  const [edge, side] = [width / 2, across / 2];
  const [outer, top] = [edge + BESIDE, height + ABOVE];
  const line = front + 12;
  const level = Math.min(up, height) * 0.62;
  const walls = SIDES.map(
    (to): Block => ({
      from: [to * edge, 0, -WALL / 2],
      to: [to * outer, top, WALL / 2],
      tone: 'wall',
    }),
  );
  return {
    stand,
    blocks: [
      { from: [-outer, -WALL, front - along - FLOOR / 2], to: [outer, -1, front + FLOOR], tone: 'floor' },
      ...walls,
      { from: [-edge, height, -WALL / 2], to: [edge, top, WALL / 2], tone: 'wall' },
      ...carton(carried, stand),
      ...(side > edge
        ? SIDES.map((to) => clash([to * edge, 0, -WALL / 2], [to * side, Math.min(up, height), front + 2]))
        : []),
      ...(up > height ? [clash([-side, height, -WALL / 2], [side, up, front + 2])] : []),
    ],
    lines: [
      measure([-edge, top + OUT, WALL / 2], [edge, top + OUT, WALL / 2], width),
      measure([-outer - OUT, 0, WALL / 2], [-outer - OUT, height, WALL / 2], height),
      ...SIDES.map((to) =>
        left([to * edge, level, line], [to * side, level, line], edge - side, DOOR_CLEARANCE_MM),
      ),
      left([0, up, line], [0, height, line], height - up, HEADROOM_MM),
    ],
    frame: [
      [-outer - OUT, 0, -WALL],
      [outer + OUT, Math.max(top, up) + OUT + 60, front + FLOOR * 0.6],
    ],
    from: { round: 0.36, up: 0.22 },
  };
}
