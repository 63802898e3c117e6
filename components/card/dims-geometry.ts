import type { PictureEdge } from '@/lib/catalogue/types';

type Point = PictureEdge[number];

/** Where the number stands. Absent: centred on the line. `upright`: on a vertical line, turned with it. */
type Place = 'upright' | 'above' | 'before' | 'after';
export type MeasuredEdge = { path: string; label: { left: string; top: string }; place?: Place };

const MIDDLE = 500;
/**
 * In units, at the width of a card on a phone: the length a number needs, and how far from the middle it still fits.
 */
const [SHORT, ROOM] = [200, 360];

const share = (units: number) => `${Math.round(units) / 10}%`;

/**
 * Returns an SVG path in whole units, thousandths of the picture, with the end point relative: a list has two dozen of
 * them, so their size counts.
 */
function line([fromX, fromY]: Point, [toX, toY]: Point): string {
  const [x, y] = [Math.round(fromX), Math.round(fromY)];
  return `M${x} ${y}l${Math.round(toX) - x} ${Math.round(toY) - y}`;
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * Returns a dimension line parallel to an edge, moved off it by `gap` units away from the middle of the picture, with
 * perpendicular end ticks. The number stands at its middle, or beyond the outer end of a short line if there is room.
 */
export function measureEdge([a, b]: PictureEdge, gap: number, tick = 20): MeasuredEdge {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [x, y] = between(a, b);
  const side = along[0] * (y - MIDDLE) < along[1] * (x - MIDDLE) ? -1 : 1;
  const out: Point = [-along[1] * side, along[0] * side];
  const at = (end: Point, by: number): Point => [end[0] + out[0] * by, end[1] + out[1] * by];
  const [from, to] = [at(a, gap), at(b, gap)];
  const ticks = [a, b].map((end) => line(at(end, gap - tick), at(end, gap + tick)));
  const upright = Math.abs(along[0]) < 0.2;
  const outer = upright || Math.abs(b[0] - MIDDLE) > Math.abs(a[0] - MIDDLE) ? to : from;
  const beyond = outer === to ? 'after' : 'before';
  const short = length < SHORT && (upright || Math.abs(outer[0] - MIDDLE) < ROOM);
  const [left, top] = short ? outer : between(from, to);
  return {
    path: line(from, to) + ticks.join(''),
    label: { left: share(left), top: share(top) },
    ...(upright ? { place: short ? 'above' : 'upright' } : short && { place: beyond }),
  };
}
