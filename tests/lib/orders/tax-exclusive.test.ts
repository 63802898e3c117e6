import { expect, test } from 'vitest';
import { mapRecord } from '@/lib/orders/record/map-record';
import { orderShape } from '@/lib/orders/record/shapes';
import { sumRows } from '@/lib/orders/sum';

const NOBODY = { first_name: 'Ann', last_name: 'Lee', country_iso2: 'GB' };

const line = {
  id: 7,
  product_id: 77,
  variant_id: 0,
  name: 'Washing machine',
  base_total: '415.8300',
  total_inc_tax: '499.0000',
  total_ex_tax: '415.8300',
  total_tax: '83.1700',
  quantity: 1,
  quantity_refunded: 0,
  wrapping_cost_inc_tax: '6.0000',
  wrapping_cost_ex_tax: '5.0000',
  wrapping_name: 'Ribbon',
  product_options: [],
};

/** An order of one line with wrapping, delivery and a discount of £10. */
const recorded = (isTaxIncluded: boolean) =>
  orderShape.parse({
    id: 1,
    customer_id: 0,
    channel_id: 1,
    status_id: 11,
    status: 'Awaiting Fulfillment',
    payment_status: 'captured',
    date_created: 'Thu, 19 Nov 2026 10:04:00 +0000',
    date_modified: 'Thu, 19 Nov 2026 10:04:00 +0000',
    subtotal_inc_tax: '499.0000',
    subtotal_ex_tax: '415.8300',
    shipping_cost_inc_tax: '24.0000',
    shipping_cost_ex_tax: '20.0000',
    handling_cost_inc_tax: '0.0000',
    handling_cost_ex_tax: '0.0000',
    wrapping_cost_inc_tax: '6.0000',
    wrapping_cost_ex_tax: '5.0000',
    total_inc_tax: isTaxIncluded ? '519.0000' : '517.0000',
    total_tax: isTaxIncluded ? '86.5000' : '86.1700',
    discount_amount: '10.0000',
    refunded_amount: '0.0000',
    is_tax_inclusive_pricing: isTaxIncluded,
    items_shipped: 0,
    billing_address: NOBODY,
    consignments: {
      shipping: [
        {
          ...NOBODY,
          id: 3,
          cost_inc_tax: '24.0000',
          cost_ex_tax: '20.0000',
          handling_cost_inc_tax: '0.0000',
          handling_cost_ex_tax: '0.0000',
          line_items: [line],
        },
      ],
    },
  });

test.each([
  { isTaxIncluded: true, goods: 49_900, delivery: 2_400, total: 51_900, tax: 8_650 },
  { isTaxIncluded: false, goods: 41_583, delivery: 2_000, total: 51_700, tax: 8_617 },
])(
  'the rows of a bill add up to its total, whether its prices include tax or not: $isTaxIncluded',
  (each) => {
    const { isTaxIncluded, goods, delivery, total, tax } = each;
    const taxes = [{ name: 'VAT', rate: 20, line_amount: tax, order_product_id: null }];
    const order = mapRecord({ order: recorded(isTaxIncluded), shipments: [], coupons: [], taxes });
    const rows = sumRows(order);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(order.total).toBe(total);
    expect(rows).toContainEqual({ label: 'Goods and services', amount: goods });
    expect(rows).toContainEqual({ label: 'Delivery', amount: delivery });
    expect(rows).toContainEqual({ label: 'Discount', amount: -1_000, saving: true });
    expect(order.consignments[0]?.lines[0]).toMatchObject({ total: goods });
  },
);
