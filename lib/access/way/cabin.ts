import type { Block } from '@/lib/catalogue/models/place';
import { spanOf } from '../clearance';
import type { Carried, Lift } from '../types';
import { axesOf, carton } from './held';
import { clash, left, measure, OUT, SIDES, WALL, type WayScene } from './scene';

/** Thickness of the lift's door frame, and depth of the floor before it, in millimetres. */
const [FRAME, FLOOR] = [30, 500];

/** Draws a lift, open on the viewer's side, and the appliance in it. */
export function cabinScene(carried: Carried, { door, inside }: Lift): WayScene {
  const { across, up, along } = spanOf(carried.box, carried.held);
  const stand = { middle: [0, up / 2, -inside.depth / 2], axes: axesOf(carried.held) } as const;
  const [edge, side] = [inside.width / 2, across / 2];
  const ends = (inside.depth - along) / 2;
  const [near, far] = [-ends, -inside.depth + ends];
  const [over, level] = [up + 8, up * 0.62];
  return {
    stand,
    blocks: [
      { from: [-edge - WALL, -WALL, -inside.depth - WALL], to: [edge + WALL, -1, FLOOR], tone: 'floor' },
      {
        from: [-edge - WALL, 0, -inside.depth - WALL],
        to: [edge, inside.height, -inside.depth],
        tone: 'wall',
      },
      { from: [-edge - WALL, 0, -inside.depth], to: [-edge, inside.height, 0], tone: 'wall' },
      ...doorFrame(door),
      ...carton(carried, stand),
      ...(side > edge ? SIDES.map((to) => clash([to * edge, 0, far], [to * side, up, near])) : []),
      ...(ends < 0 ? [clash([-side, 0, 0], [side, up, near])] : []),
      ...(up > inside.height ? [clash([-side, inside.height, far], [side, up, near])] : []),
    ],
    lines: [
      measure([-door.width / 2, 0, 2 * OUT], [door.width / 2, 0, 2 * OUT], door.width),
      measure([-edge - WALL - OUT, 0, 0], [-edge - WALL - OUT, inside.height, 0], inside.height),
      ...SIDES.map((to) => left([to * edge, level, near], [to * side, level, near], edge - side, 0)),
      left([side, over, 0], [side, over, near], ends, 0),
    ],
    frame: [
      [-edge - WALL - OUT * 2, 0, -inside.depth],
      [edge + OUT, Math.max(inside.height, door.height, up) + OUT * 2, FLOOR * 0.4],
    ],
    from: { round: 0.5, up: 0.3 },
  };
}

const doorFrame = ({ width, height }: Lift['door']): Block[] => [
  ...SIDES.map(
    (to): Block => ({
      from: [(to * width) / 2, 0, -FRAME],
      to: [to * (width / 2 + FRAME), height, 0],
      tone: 'worktop',
    }),
  ),
  { from: [-width / 2 - FRAME, height, -FRAME], to: [width / 2 + FRAME, height + FRAME, 0], tone: 'worktop' },
];
