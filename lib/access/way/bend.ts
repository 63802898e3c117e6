import type { Block, Place } from '@/lib/catalogue/models/place';
import { CORNER_CLEARANCE_MM, spanOf } from '../clearance';
import type { Carried } from '../types';
import { axesOf, carton, type Stand, turnedBy } from './held';
import { clash, left, measure, OUT, WALL, type WayScene } from './scene';

/**
 * How much of both corridors is drawn beyond the bend, the height of their walls, and that of the inner wall over which
 * the viewer looks, in millimetres.
 */
const [BEYOND, HIGH, LOW] = [800, 420, 170];

type Corridors = { a: number; b: number };
type Flat = readonly [x: number, z: number];

/**
 * Returns the turn at which a rectangle that slides along both outer walls is nearest to the inner edge, in radians
 * from the first corridor to the second, and the room left there in millimetres, negative if it does not get round.
 */
export function tightestTurn(
  long: number,
  short: number,
  { a, b }: Corridors,
): { turn: number; free: number } {
  let tightest = { turn: 0, free: Number.POSITIVE_INFINITY };
  for (let tenth = 1; tenth < 900; tenth += 1) {
    const turn = (tenth / 1800) * Math.PI;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const free = a * cos + b * sin - long * sin * cos - short;
    if (free < tightest.free) tightest = { turn, free };
  }
  return tightest;
}

/**
 * Draws a right-angled bend seen from above, from the corridor of width `a` to that of width `b`, and the appliance
 * where it is tightest.
 */
export function bendScene(carried: Carried, corridors: Corridors): WayScene {
  const { a, b } = corridors;
  const { across, up, along } = spanOf(carried.box, carried.held);
  const { at, turn, free } = carried.at === 'bend' ? turned(along, across, corridors) : straight(corridors);
  const stand: Stand = { middle: [at[0], up / 2, at[1]], axes: turnedBy(axesOf(carried.held), turn) };
  const over = 4;
  const inner: Flat = [a, b];
  const towards: Flat = [a - Math.cos(turn) * free, b - Math.sin(turn) * free];
  const lines =
    carried.at === 'bend'
      ? [left([inner[0], over, inner[1]], [towards[0], over, towards[1]], free, 2 * CORNER_CLEARANCE_MM)]
      : besides(corridors, [across, along], over);
  const [farA, farB] = [b + BEYOND, a + BEYOND * 1.3];
  return {
    stand,
    blocks: [
      ...walls(corridors, [farB, farA]),
      ...carton(carried, stand),
      ...(free < 0 ? [clash([towards[0], 0, towards[1]], [inner[0] + 2, up + 8, inner[1] + 2])] : []),
    ],
    lines: [
      measure([0, 2, farA - OUT], [a, 2, farA - OUT], a),
      measure([farB - OUT, 2, 0], [farB - OUT, 2, b], b),
      ...lines,
    ],
    frame: [
      [-WALL, 0, -WALL],
      [farB + OUT, Math.max(HIGH, up), farA + OUT],
    ],
    from: { round: 0.3, up: 0.95 },
  };
}

function turned(long: number, short: number, corridors: Corridors): { at: Flat; turn: number; free: number } {
  const { turn, free } = tightestTurn(long, short, corridors);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { at: [(long * sin + short * cos) / 2, (long * cos + short * sin) / 2], turn, free };
}

const straight = ({ a, b }: Corridors): { at: Flat; turn: number; free: number } => ({
  at: [a / 2, b / 2],
  turn: 0,
  free: 0,
});

/** The room on both sides of an appliance that is not turned, in the first corridor and then in the second. */
function besides({ a, b }: Corridors, [wide, deep]: Flat, y: number) {
  const line = (from: Place, to: Place, free: number) => left(from, to, free, CORNER_CLEARANCE_MM);
  const [side, end] = [(a - wide) / 2, (b - deep) / 2];
  return [
    line([0, y, b - end], [side, y, b - end], side),
    line([a - side, y, b - end], [a, y, b - end], side),
    line([a - side, y, 0], [a - side, y, end], end),
    line([a - side, y, b - end], [a - side, y, b], end),
  ];
}

/** The floor, the two outer walls, and the block round which the way leads. */
const walls = ({ a, b }: Corridors, [farX, farZ]: Flat): Block[] => [
  { from: [-WALL, -WALL, -WALL], to: [farX, -1, farZ], tone: 'floor' },
  { from: [-WALL, 0, -WALL], to: [0, HIGH, farZ], tone: 'wall' },
  { from: [0, 0, -WALL], to: [farX, HIGH, 0], tone: 'wall' },
  { from: [a, 0, b], to: [farX, LOW, farZ], tone: 'wall' },
];
