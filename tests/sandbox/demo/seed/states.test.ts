import { expect, it } from 'vitest';
import { DAY, isoDay, londonMidnight } from '../../../../sandbox/calendar.ts';
import { weekdayOf } from '../../../../sandbox/commerce/delivery/calendar.ts';
import { isBankHoliday } from '../../../../sandbox/commerce/delivery/holidays.ts';
import { createRandom } from '../../../../sandbox/demo/seed/random.ts';
import { applyStockState } from '../../../../sandbox/demo/seed/states.ts';
import { goods } from './drafts.ts';

it('pre-orders are due on a working day, also at Christmas', () => {
  const [first] = goods;
  if (!first) throw new Error('There are goods');
  for (let at = 0; at < 60; at++) {
    const draft = { ...first };
    const today = londonMidnight(Date.UTC(2026, 10, 20) + at * DAY);
    applyStockState(createRandom(at), draft, 'preorder', today);
    const day = isoDay(draft.releaseAt ?? Number.NaN);
    expect(weekdayOf(day) % 6, day).not.toBe(0);
    expect(isBankHoliday(day, 'england-and-wales'), day).toBe(false);
  }
});
