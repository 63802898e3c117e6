import { expect, it } from 'vitest';
import { formatCharge, formatPrice, formatTotal, vatIn } from '@/lib/money/rules';

it.each([
  [429_00, '£429', '£429.00', '£429.00'],
  [4_99, '£4.99', '£4.99', '£4.99'],
  [1_149_00, '£1,149', '£1,149.00', '£1,149.00'],
  [-15_00, '−£15', '−£15.00', '−£15.00'],
  [0, '£0', '£0.00', 'Free'],
])(
  '%i pence are written as a price, as a total and as the charge for a service',
  (pence, price, total, charge) => {
    expect([formatPrice(pence), formatTotal(pence), formatCharge(pence)]).toEqual([price, total, charge]);
  },
);

it('VAT is computed from a gross amount, to the nearest penny', () => {
  expect([120_00, 429_00, 1_00, 98, 0].map(vatIn)).toEqual([20_00, 71_50, 17, 16, 0]);
});
