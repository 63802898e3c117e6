import { expect, test } from 'vitest';
import { stageByDates } from '@/lib/orders/record/partly-refunded';

const TODAY = '2026-11-25';
const ordered = '2026-11-20T10:00:00Z';
const sent = '2026-11-24T08:00:00Z';

test.each([
  ['has not left and comes tomorrow', { orderedAt: ordered, shippedAt: null, due: ['2026-11-26'] }, 1],
  ['has left and comes today', { orderedAt: ordered, shippedAt: sent, due: ['2026-11-25'] }, 3],
  ['was to come yesterday', { orderedAt: ordered, shippedAt: sent, due: ['2026-11-24'] }, 4],
  [
    'was to come yesterday, with no shipment recorded',
    { orderedAt: ordered, shippedAt: null, due: ['2026-11-24'] },
    4,
  ],
  [
    'has one of two days to come',
    { orderedAt: ordered, shippedAt: sent, due: ['2026-11-24', '2026-12-01'] },
    3,
  ],
  ['left yesterday as a parcel', { orderedAt: ordered, shippedAt: sent, due: [] }, 3],
  ['left nine days ago as a parcel', { orderedAt: ordered, shippedAt: '2026-11-16T08:00:00Z', due: [] }, 4],
  ['has neither a day nor a shipment, and is new', { orderedAt: ordered, shippedAt: null, due: [] }, 1],
  ['has neither, and is two months old', { orderedAt: '2026-09-20T10:00:00Z', shippedAt: null, due: [] }, 4],
] as const)('a partly refunded order that %s is at the right stage', (_, dates, stage) => {
  expect(stageByDates(dates, TODAY)).toBe(stage);
});
