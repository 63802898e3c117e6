import type { PictureEdge } from '@/lib/catalogue/types';

type Point = PictureEdge[number];

export type MeasuredEdge = { path: string; label: { left: string; top: string } };

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A dimension line parallel to an edge, moved off it by `gap` units away from the picture's middle, with end ticks at
 * right angles to it; the label stands on its middle.
 */
export function measureEdge([a, b]: PictureEdge, gap: number, tick = 20): MeasuredEdge {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const down = along[0] >= 0 ? 1 : -1;
  const out: Point = [-along[1] * down, along[0] * down];
  const at = ([x, y]: Point, by: number) => ({ x: round(x + out[0] * by), y: round(y + out[1] * by) });
  const line = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    `M${from.x},${from.y}L${to.x},${to.y}`;
  const [from, to] = [at(a, gap), at(b, gap)];
  const ticks = [a, b].map((end) => line(at(end, gap - tick), at(end, gap + tick)));
  return {
    path: line(from, to) + ticks.join(''),
    label: {
      left: `${round((from.x + to.x) / 20)}%`,
      top: `${round((from.y + to.y) / 20)}%`,
    },
  };
}
