import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { OrderActs } from '@/components/orders/changes/order-acts';
import { OrderOutline } from '@/components/orders/tracking/order-outline';
import type { WayBack } from '@/lib/orders/return-ways';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aSentOrder, aWholeOrder } from '../../support/orders';

afterEach(cleanup);

const show = (order: Order, asked: ReturnAsked[] = [], today = '2026-11-28', ways: WayBack[] = []) =>
  render(<OrderActs order={order} requested={asked} today={today} terms={BUILT_IN.returns} ways={ways} />);
const link = (name: string) => screen.queryByRole('link', { name });

describe('an order', () => {
  test('that has not left can be cancelled', () => {
    show(aWholeOrder());
    expect(link('Cancel the order')?.getAttribute('href')).toBe('/track-order/cancel?order=1522248721');
    expect(link('Send something back')).toBeNull();
  });

  test('that was sent can be returned until thirty days after its delivery', () => {
    show(aSentOrder());
    expect(link('Send something back')?.getAttribute('href')).toBe('/track-order/return?order=1522248721');
    expect(link('Cancel the order')).toBeNull();
    cleanup();
    show(aSentOrder(), [], '2027-01-02');
    expect(link('Send something back')).toBeNull();
  });

  test('whose lines are all being returned offers no further return', () => {
    const lines = [{ lineId: 1, name: 'Tarnside TW-914', quantity: 1, reason: 'mind' as const }];
    show(aSentOrder(), [{ key: 'a', at: '2026-11-27T09:00:00Z', lines }]);
    expect(link('Send something back')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Going back, asked for on Fri 27 Nov' })).toBeTruthy();
  });

  test.each<[WayBack, RegExp]>([
    [{ lineId: 1, by: 'post' }, /^Our e-mail says where to post it\.$/],
    [{ lineId: 1, by: 'van', cost: 2_500 }, /^We will write or ring by the next working day/],
  ])('with lines being returned says how they go back', (way, words) => {
    const lines = [{ lineId: 1, name: 'Tarnside TW-914', quantity: 1, reason: 'mind' as const }];
    show(aSentOrder(), [{ key: 'a', at: '2026-11-27T09:00:00Z', lines }], '2026-11-28', [way]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each(['CANCELLED', 'CANCELLING'])('that is %s offers nothing to do', (value) => {
    const { container } = show(aWholeOrder({ status: { label: 'Cancelled', value } }));
    expect(container.innerHTML).toBe('');
  });
});

test('an order looked up by its number alone shows its status and days', () => {
  const { container } = render(
    <OrderOutline
      outline={{
        id: 1522248721,
        status: { label: 'Shipped', value: 'SHIPPED' },
        orderedAt: '2026-11-20T09:00:00Z',
        updatedAt: '2026-11-25T06:00:00Z',
        shippedAt: null,
      }}
    />,
  );
  expect(container.textContent).toContain('20 Nov 2026');
  expect(container.textContent).toContain('On its way');
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Placed',
    'Last updated',
  ]);
});
