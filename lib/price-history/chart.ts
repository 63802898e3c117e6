import { dayAndMonth, type Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { PriceStory } from './types';

const DAY_MS = 86_400_000;

/** A step chart in a box of its own units: x grows with the days, y falls as the price rises. */
export type StepChart = {
  path: string;
  high: { y: number; pence: Pence };
  low: { y: number; pence: Pence };
  /** y of the last step, at the right edge. */
  today: number;
};

/** Returns a scale of days along a width, from a story's first step to its last. */
function scaleOf({ steps }: PriceStory, width: number) {
  const [first, last] = [steps[0]?.from ?? '', steps.at(-1)?.to ?? ''];
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const x = (day: Day, after = 0) =>
    Math.round(((Date.parse(day) - Date.parse(first)) / DAY_MS + after) * (width / days));
  return { first, last, x };
}

/** Returns the chart of a story. The highest price touches the top of the box and the lowest its bottom. */
export function stepChart(story: PriceStory, width: number, height: number): StepChart {
  const { steps } = story;
  const prices = steps.map(({ pence }) => pence);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const { x } = scaleOf(story, width);
  const y = (pence: Pence) =>
    high === low ? height / 2 : Math.round(((high - pence) / (high - low)) * height);
  const path = steps.map(
    ({ from, to, pence }, at) => `${at === 0 ? 'M' : 'L'}${x(from)} ${y(pence)}H${x(to, 1)}`,
  );
  return {
    path: path.join(''),
    high: { y: y(high), pence: high },
    low: { y: y(low), pence: low },
    today: y(prices.at(-1) ?? low),
  };
}

/** Returns the start of every third month, `1 Feb`: four or five marks in a year. */
export function monthMarks(story: PriceStory, width: number): { x: number; day: string }[] {
  const { first, last, x } = scaleOf(story, width);
  const [year = 0, month = 0] = first.split('-').map(Number);
  return [0, 1, 2, 3, 4]
    .map((at) => new Date(Date.UTC(year, month + 3 * at, 1)).toISOString().slice(0, 10))
    .filter((day) => day <= last)
    .map((day) => ({ x: x(day), day: dayAndMonth(day) }));
}
