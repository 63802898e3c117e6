import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { OrderDay } from '@/components/orders/order-day';
import type { Order } from '@/lib/orders/types';
import { aSentOrder, aWholeOrder } from '../../support/orders';

afterEach(cleanup);

const VAN = 'Two-person delivery, Thursday 26 November 2026';
const by = (method: string | null, order: Order): Order => ({
  ...order,
  consignments: order.consignments.map((each) => ({ ...each, method })),
});
const advice = {
  beside: 'By parcel service, no later than the same day: an inlet hose.',
  prepare: { before: ['Clear the way.'], after: ['Take out the transit bolts.'] },
  fitting: [],
};
const show = (order: Order, today = '2026-11-24') =>
  render(<OrderDay order={order} today={today} advice={advice} />);
const day = () => screen.getByRole('region', { name: 'Thursday 26 November' });
const link = (name: string) => screen.queryByRole('link', { name });

describe('the delivery day', () => {
  test.each([
    ['2026-11-25', /^By 6pm the day before, we will text you a four-hour slot/],
    ['2026-11-26', /^We come today, in the four hours that we texted you/],
    ['2026-11-27', /^The delivery day has passed, but your order is not marked/],
  ])('is described as it is on %s', (today, words) => {
    show(by(VAN, aSentOrder()), today);
    expect(within(day()).getByText(words)).toBeTruthy();
  });

  test('lists what to do before and afterwards, and the way in that the crew knows', () => {
    show(by(VAN, aWholeOrder({ message: 'Way in: It goes in. The way: front door, 760 mm.' })));
    for (const [part, words] of [
      ['Before we come', 'Clear the way.'],
      ['Once it is in', 'Take out the transit bolts.'],
      ['The way in, as our crew knows it', /front door, 760 mm/],
    ] as const) {
      expect(within(screen.getByRole('region', { name: part })).getByText(words)).toBeTruthy();
    }
  });

  test('says what comes by parcel service', () => {
    show(by(VAN, aWholeOrder()));
    expect(within(day()).getByText(/^By parcel service, no later than the same day/)).toBeTruthy();
  });

  test('can be changed online, and the crew told, until the goods have left', () => {
    show(by(VAN, aWholeOrder()));
    expect(link('Change it here')?.getAttribute('href')).toBe('/track-order/day?order=1522248721');
    expect(link('Tell the crew')?.getAttribute('href')).toBe('/track-order/note?order=1522248721');
    cleanup();
    show(by(VAN, aSentOrder()));
    expect([link('Change it here'), link('Tell the crew')]).toEqual([null, null]);
    expect(link('ring or write to us')).not.toBeNull();
  });

  test.each<[string, Order]>([
    ['a delivered order', by(VAN, aWholeOrder({ status: { label: 'Completed', value: 'COMPLETED' } }))],
    ['a cancelled order', by(VAN, aWholeOrder({ status: { label: 'Cancelled', value: 'CANCELLED' } }))],
    ['a parcel', by('Parcel delivery, Thursday 26 November 2026', aWholeOrder())],
  ])('is not shown for %s', (_, order) => {
    expect(show(order).container.innerHTML).toBe('');
  });
});
