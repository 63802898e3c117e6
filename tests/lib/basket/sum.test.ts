import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerBasket, withoutLine, withQuantity } from '@/lib/basket/queue/optimistic';
import { countsOf, sumOf } from '@/lib/basket/sum';
import { aBasket, aLine } from '../../support/shop';

const pence = fc.integer({ min: 1, max: 1_000_000 });

describe('the amount to pay', () => {
  it('is the sum of its parts, to the penny', () => {
    const lines = fc.array(fc.record({ total: pence, extras: fc.array(pence, { maxLength: 3 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, fc.nat(10_000), (given, delivery) => {
        const basket = aBasket(
          given.map(({ total, extras }) =>
            aLine({ total, extras: extras.map((extra) => aLine({ total: extra })) }),
          ),
        );
        const sum = sumOf(basket, delivery);
        expect(sum.goods + sum.extras + sum.delivery).toBe(sum.total);
        expect(Math.abs(sum.vat * 6 - sum.total)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('shows the platform’s promotion discount, whatever quantity is shown', () => {
    const basket = aBasket([aLine({ id: 'washer', quantity: 2, total: 85_800, listTotal: 95_800 })]);
    expect(sumOf(basket, 0).saving).toBe(10_000);
    expect(sumOf(withQuantity(basket, 'washer', 5), 0).saving).toBe(10_000);
  });

  it('includes promotion discounts on extras', () => {
    const fitting = aLine({ total: 2_000, listTotal: 3_000 });
    const basket = aBasket([aLine({ total: 42_900, listTotal: 42_900, extras: [fitting] })]);
    expect(sumOf(basket, 0).saving).toBe(1_000);
  });
});

describe('a basket changed before the platform has answered', () => {
  const washer = aLine({ id: 'washer', extras: [aLine({ id: 'fitting' })] });
  const basket = aBasket([washer, aLine({ id: 'kettle' })], { version: 3 });

  it('shows the new quantity and leaves the amounts alone', () => {
    const changed = withQuantity(basket, 'kettle', 3);
    expect(changed.lines[1]?.quantity).toBe(3);
    expect(countsOf(changed)).toEqual({ products: 4, extras: 1 });
    expect(changed.total).toBe(basket.total);
  });

  it('lowers extras with their product and never raises them, however often it is changed', () => {
    const pair = (quantity: number) =>
      aLine({ id: 'pair', quantity, extras: [aLine({ id: 'cover', quantity: 2 })] });
    const quantities = ({ lines }: typeof basket) => [lines[0]?.quantity, lines[0]?.extras[0]?.quantity];
    const once = withQuantity(aBasket([pair(2)]), 'pair', 1);
    expect(quantities(once)).toEqual([1, 1]);
    expect(countsOf(once)).toEqual({ products: 1, extras: 1 });
    expect(withQuantity(once, 'pair', 1)).toEqual(once);
    expect(quantities(withQuantity(once, 'pair', 3))).toEqual([3, 1]);
    expect(quantities(withQuantity(aBasket([pair(2)]), 'cover', 1))).toEqual([2, 1]);
  });

  it('loses a line with its extras, or an extra alone', () => {
    expect(withoutLine(basket, 'washer').lines.map(({ id }) => id)).toEqual(['kettle']);
    expect(withoutLine(basket, 'fitting').lines[0]?.extras).toEqual([]);
  });

  it('is not overwritten by an older answer', () => {
    const late = { ...basket, version: 2 };
    expect(newerBasket(basket, late)).toBe(basket);
    expect(newerBasket(basket, null)).toBeNull();
    expect(newerBasket(late, basket)).toBe(basket);
    expect(newerBasket(basket, { ...late, id: 'another' })?.id).toBe('another');
  });
});
