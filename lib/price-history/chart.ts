import type { Pence } from '@/lib/money/types';
import type { PriceStory } from './types';

const DAY_MS = 86_400_000;

/** A step chart in a box of its own units: x grows with the days, y falls with the price. */
export type StepChart = { path: string; high: { y: number; pence: Pence }; low: { y: number; pence: Pence } };

/** @param width @param height of the box; the highest price touches its top and the lowest its foot. */
export function stepChart({ steps }: PriceStory, width: number, height: number): StepChart {
  const prices = steps.map(({ pence }) => pence);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const start = Date.parse(steps[0]?.from ?? '');
  const days = (Date.parse(steps.at(-1)?.to ?? '') - start) / DAY_MS + 1;
  const x = (day: string, after = 0) =>
    Math.round(((Date.parse(day) - start) / DAY_MS + after) * (width / days));
  const y = (pence: Pence) =>
    high === low ? height / 2 : Math.round(((high - pence) / (high - low)) * height);
  const path = steps.map(
    ({ from, to, pence }, at) => `${at === 0 ? 'M' : 'L'}${x(from)} ${y(pence)}H${x(to, 1)}`,
  );
  return { path: path.join(''), high: { y: y(high), pence: high }, low: { y: y(low), pence: low } };
}
