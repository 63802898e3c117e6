import { expect, test } from 'vitest';
import { shipmentShape } from '@/lib/orders/record/shapes';

test.each([
  ['Thu, 20 Aug 2026 10:04:00 +0000', '2026-08-20T10:04:00.000Z'],
  ['', ''],
  // An answer that cannot be read is told as one: nothing is thrown that nobody expects.
  ['the day after tomorrow', undefined],
])('a platform timestamp is parsed, or fails validation: %j', (date_created, read) => {
  const shipment = { id: 1, order_address_id: 1, date_created, items: [] };
  expect(shipmentShape.safeParse(shipment).data?.date_created).toBe(read);
});
