import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeliveryBox } from '@/components/product/buy/delivery-box';
import { PurchaseProvider } from '@/components/product/buy/purchase-context';
import { broughtOf } from '@/lib/catalogue/delivery';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Price, Stock } from '@/lib/catalogue/types';
import { PolicyProvider } from '@/lib/policy/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const NOW = '2026-11-20T10:00:00Z';

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The mark of its stock, then what the box says line by line. */
function says(stock: Stock, price: Price | null = { now: 42_900 }, kind: Kind = 'Washing machine'): string[] {
  const sold = { id: 1, sku: 'A', name: 'Washer', path: '/a', price: 42_900, stock, quantity: 1, extras: [] };
  const { container } = render(
    <PolicyProvider policy={BUILT_IN}>
      <PurchaseProvider product={sold} variants={[]}>
        <DeliveryBox product={broughtOf({ price, stock, kind, facts: {} })} madeAt={NOW} />
      </PurchaseProvider>
    </PolicyProvider>,
  );
  const mark = container.querySelector('span');
  return [mark, ...container.querySelectorAll('p')].map((each) => each?.textContent ?? '');
}

it('goods in stock have a delivery day, and the time by which to order', () => {
  expect(says({ state: 'in', available: 9 })).toEqual([
    'In stock',
    'Free on Tuesday 24\u00a0November',
    'Two people bring it by van.',
    'Order by 8pm on Sunday 22 November.',
  ]);
});

it('a pre-order says when it is due in, and that it is paid for when ordered', () => {
  expect(says({ state: 'due', on: '2026-12-29T00:00:00Z', message: null })).toEqual([
    'Pre-order, due 29 Dec',
    'Free on Thursday 31\u00a0December',
    'Two people bring it by van.',
    'This is a pre-order: it is due in on Tuesday 29 December. You pay for it when you order. ' +
      'Cancel before it leaves us for a full refund.',
  ]);
});

it.each<[string, Stock, string[]]>([
  [
    'when goods are due back, where the merchant states it',
    { state: 'out', message: 'Due back on 23 December' },
    ['Out of stock', 'Due back on 23 December'],
  ],
  [
    'that there is no date, where none is stated',
    { state: 'out' },
    ['Out of stock', 'We do not have a date for this yet'],
  ],
  [
    'the message where goods are due in without a date',
    { state: 'due', on: null, message: 'The maker has not given a date yet' },
    ['Due in, no date yet', 'The maker has not given a date yet'],
  ],
])('the box says %s', (_, stock, lines) => {
  expect(says(stock)).toEqual(lines);
  expect(screen.queryByRole('list')).toBeNull();
});

it('a parcel has a day by which it arrives, and no choice of days', () => {
  expect(says({ state: 'in', available: 9 }, { now: 7_99 }, 'Hose')).toEqual([
    'In stock',
    '£3.95 by Tuesday 24\u00a0November',
    'A parcel service brings it, tracked: nobody has to wait in.',
    'Order by 8pm on Sunday 22 November.',
  ]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('work and cover have free delivery, and need no postcode', () => {
  expect(says({ state: 'in', available: 9 }, { now: 89_00 }, 'Extended cover')).toEqual([
    'In stock',
    'There is nothing to deliver, so delivery is free',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('no delivery day is shown while the price is unknown', () => {
  expect(says({ state: 'in', available: 9 }, null)).toEqual(['In stock']);
});

it('the time left to order is shown in the browser, and not in a cached page', () => {
  vi.setSystemTime('2026-11-23T17:00:00Z');
  const sold = { id: 1, sku: 'A', name: 'Washer', path: '/a', price: 42_900, quantity: 1, extras: [] };
  const stock: Stock = { state: 'in', available: 9 };
  const box = (
    <PolicyProvider policy={BUILT_IN}>
      <PurchaseProvider product={{ ...sold, stock }} variants={[]}>
        <DeliveryBox
          product={broughtOf({ price: { now: 42_900 }, stock, kind: 'Washing machine', facts: {} })}
          madeAt="2026-11-23T09:00:00Z"
        />
      </PurchaseProvider>
    </PolicyProvider>
  );
  expect(renderToString(box)).toContain('>Order by 8pm today.<');
  render(box);
  screen.getByText('Order by 8pm today, within 3 h.');
});
