import { expect, test } from 'vitest';
import { returnable } from '@/lib/orders/changes/returns';
import { anOrderLine, aShipment, aWholeOrder } from '../../../support/orders';

const asked = (quantity: number) => ({
  key: 'a',
  at: '2026-11-14T09:00:00Z',
  lines: [{ lineId: 1, name: 'Hose', quantity, reason: 'Changed my mind' as never }],
});

test.each([
  ['refunded after it was requested back', 1, 1, 2],
  ['requested back and not refunded yet', 0, 2, 1],
  ['refunded without a request', 2, 0, 1],
])(
  'of three sent hoses, some of them %s, the remainder can be returned',
  (_, refundedQuantity, requested, most) => {
    const line = anOrderLine({ id: 1, quantity: 3, refundedQuantity });
    const [first] = aWholeOrder().consignments;
    if (!first) throw new Error('The order has no delivery.');
    const shipments = [aShipment({ items: [{ lineId: 1, quantity: 3 }] })];
    const order = aWholeOrder({ consignments: [{ ...first, lines: [line], shipments }] });
    expect(returnable(order, [asked(requested)])).toEqual([{ line, most }]);
  },
);
