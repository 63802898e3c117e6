import { describe, expect, test } from 'vitest';
import { dayIn, daysToMoveTo, methodOn, movableDelivery } from '@/lib/orders/delivery-day';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aSentOrder, aWholeOrder } from '../../support/orders';

const METHOD = 'Two-person delivery, Thursday 26 November 2026';
const now = new Date('2026-11-20T10:00:00Z');
const ordered = (shippingCost: number, method = METHOD) => {
  const order = aWholeOrder();
  const consignments = order.consignments.map((each) => ({ ...each, method, shippingCost }));
  return { ...order, consignments };
};

describe('delivery day', () => {
  test('is read from the name of the delivery method', () => {
    expect(dayIn(METHOD)).toBe('2026-11-26');
    expect(dayIn('Courier')).toBeNull();
  });

  test('is written over the day in the name of the method', () => {
    expect(methodOn(METHOD, '2026-12-01')).toBe('Two-person delivery, Tuesday 1 December 2026');
    expect(methodOn('26 November 2026', '2026-12-01')).toBe('Tuesday 1 December 2026');
    expect(dayIn(methodOn(METHOD, '2026-12-01'))).toBe('2026-12-01');
  });

  test('can be moved only to days at the price that was paid, the earliest first', () => {
    const weekdays = daysToMoveTo(ordered(0), null, now, BUILT_IN.delivery);
    expect(weekdays.slice(0, 3)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
    expect(daysToMoveTo(ordered(15_00), null, now, BUILT_IN.delivery)[0]).toBe('2026-11-28');
    expect(daysToMoveTo(ordered(99_00), null, now, BUILT_IN.delivery)).toEqual([]);
  });

  test('can be moved only to days after the goods have come in', () => {
    expect(daysToMoveTo(ordered(0), '2026-12-07', now, BUILT_IN.delivery)[0]).toBe('2026-12-09');
  });

  test('cannot be moved once something has left, or where no day is agreed', () => {
    expect(movableDelivery(aSentOrder())).toBeNull();
    expect(daysToMoveTo(ordered(0, 'Courier'), null, now, BUILT_IN.delivery)).toEqual([]);
  });
});
