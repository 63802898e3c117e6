import { DAY, daysFrom, isoDay } from '@hobwright/sandbox/calendar.ts';
import { weekdayOf } from '@hobwright/sandbox/commerce/delivery/calendar.ts';
import { isBankHoliday } from '@hobwright/sandbox/commerce/delivery/holidays.ts';
import type { Random } from './random.ts';
import type { Draft } from './types.ts';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
});

export type StockState =
  | 'in'
  | 'low'
  | 'one'
  | 'out'
  | 'due'
  | 'preorder'
  | 'preorder-undated'
  | 'discontinued';

/**
 * Draws a stock state with the shares of experience §7.3: 2 % out (half of them with a date), 3 % low, 1 % pre-order,
 * some discontinued.
 */
export function drawStockState(random: Random): StockState {
  return random.weighted([
    ['in', 92.6],
    ['low', 2.5],
    ['one', 0.5],
    ['out', 1],
    ['due', 1],
    ['preorder', 1],
    ['discontinued', 1.4],
  ]);
}

/** Applies a stock state to a product. @param successor SKU of the replacement of a discontinued product */
export function applyStockState(
  random: Random,
  draft: Draft,
  state: StockState,
  today: number,
  successor?: string,
): void {
  if (state === 'in') return;
  const due = workingDay(daysFrom(today, random.int(5, 45)));
  if (state === 'low') draft.stock = random.int(2, draft.warningLevel);
  if (state === 'one') draft.stock = 1;
  if (state === 'out' || state === 'due') draft.stock = 0;
  if (state === 'due') draft.availabilityNote = `Due back on ${dayAndMonth.format(due)}`;
  if (state === 'preorder' || state === 'preorder-undated') {
    draft.availability = 'Preorder';
    draft.stock = random.int(8, 30);
    draft.createdAt = daysFrom(today, -random.int(3, 18));
    draft.releaseAt = state === 'preorder' ? due : null;
    draft.availabilityNote =
      state === 'preorder'
        ? `First delivery on ${dayAndMonth.format(due)}`
        : 'The maker has not given a date yet';
  }
  if (state === 'discontinued') {
    draft.availability = 'Unavailable';
    draft.stock = 0;
    draft.availabilityNote = 'No longer made';
    // Discontinued products are in no list, so they need no facts to narrow lists by. A product may have fifty facts.
    delete draft.facts['Space width'];
    delete draft.facts['Space height'];
    delete draft.facts['Space depth'];
    draft.facts['Discontinued'] = 'Yes';
    draft.facts['Discontinued since'] = isoDay(daysFrom(today, -overFor(draft, today)));
    if (successor) draft.facts['Replaced by'] = successor;
  }
}

/** Returns the instant itself or that of the next day on which goods come in: Monday to Friday, no bank holidays. */
function workingDay(instant: number): number {
  const day = isoDay(instant);
  const isFree = weekdayOf(day) % 6 === 0 || isBankHoliday(day, 'england-and-wales');
  return isFree ? workingDay(daysFrom(instant, 1)) : instant;
}

/** Days since it was last made: as planned, else 30 to 729 by its SKU, and at most half its age. */
function overFor({ sku, createdAt, plan }: Draft, today: number): number {
  if (plan.overDays !== undefined) return plan.overDays;
  const figure = [...sku].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 700, 7);
  return Math.min(30 + figure, Math.floor((today - createdAt) / DAY / 2));
}
