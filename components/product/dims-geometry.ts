import type { PictureEdge } from '@/lib/catalogue/types';

type Point = PictureEdge[number];

export type MeasuredEdge = { path: string; label: { left: string; top: string } };

const round = (value: number) => Math.round(value * 10) / 10;

/** In whole units, a thousandth of the picture, and the end as a distance: a list holds two dozen of them. */
function line([fromX, fromY]: Point, [toX, toY]: Point): string {
  const [x, y] = [Math.round(fromX), Math.round(fromY)];
  return `M${x} ${y}l${Math.round(toX) - x} ${Math.round(toY) - y}`;
}

/**
 * A dimension line parallel to an edge, moved off it by `gap` units away from the picture's middle, with end ticks at
 * right angles to it; the label stands on its middle.
 */
export function measureEdge([a, b]: PictureEdge, gap: number, tick = 20): MeasuredEdge {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const down = along[0] >= 0 ? 1 : -1;
  const out: Point = [-along[1] * down, along[0] * down];
  const at = ([x, y]: Point, by: number): Point => [x + out[0] * by, y + out[1] * by];
  const [from, to] = [at(a, gap), at(b, gap)];
  const ticks = [a, b].map((end) => line(at(end, gap - tick), at(end, gap + tick)));
  return {
    path: line(from, to) + ticks.join(''),
    label: {
      left: `${round((from[0] + to[0]) / 20)}%`,
      top: `${round((from[1] + to[1]) / 20)}%`,
    },
  };
}
