import { makeOrderNumber } from '@hobwright/sandbox/commerce/orders/number.ts';
import { statusId } from '@hobwright/sandbox/commerce/orders/statuses.ts';
import type { OrderAddress, OrderDraft } from '@hobwright/sandbox/commerce/orders/types.ts';
import { DAY } from '@hobwright/sandbox/calendar.ts';
import { at, type Random, seededUuid } from '../random.ts';
import { chosenDay } from './chosen-day.ts';
import type { PastOrder } from './data/history.ts';
import type { Stock } from './goods.ts';
import { certificateLine, linesOf, refundLines } from './order-lines.ts';
import { parcelsOf } from './parcels.ts';

const MINUTE = 60_000;
const UNPAID = new Set([
  'Incomplete',
  'Pending',
  'Awaiting Payment',
  'Declined',
  'Manual Verification Required',
]);

export interface Buyer {
  customerId: number;
  addresses: OrderAddress[];
}

/** Generates an order of a customer who lives at the first of their addresses. `midnight` starts the day of seeding. */
export function draftOrder(
  past: PastOrder,
  { customerId, addresses }: Buyer,
  stock: Stock,
  midnight: number,
  random: Random,
): OrderDraft {
  const home = at(addresses, 0);
  const placedAt = midnight - past.daysAgo * DAY + random.int(8 * 60, 21 * 60) * MINUTE;
  const deliveries = [{ address: home, goods: past.goods }];
  if (past.elsewhere) deliveries.push({ address: addresses[1] ?? home, goods: past.elsewhere });
  const packed = deliveries.map(({ address, goods }) => {
    const lines = linesOf(goods, stock, random);
    const carried = goods.every((kind) => kind !== 'large' && kind !== 'fitted');
    const shipments = parcelsOf(past, { lines, placedAt, midnight, carried }, random);
    return { address, lines, carried, shipments };
  });
  const goodsTotal = packed
    .flatMap(({ lines }) => lines)
    .reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
  const consignments: OrderDraft['consignments'] = packed.map(({ address, lines, carried, shipments }) => {
    const by = carried ? 'parcel' : 'two-person';
    const isSent = shipments.length > 0;
    const chosen = chosenDay(past, { by, address, goodsTotal, placedAt, midnight, isSent });
    return {
      address,
      recipientEmail: null,
      shippingCost: chosen.cost,
      handlingCost: 0,
      method: chosen.description,
      lines,
      shipments,
    };
  });
  const { lines, shippingCost } = at(consignments, 0);
  const refunded = refundLines(lines, past.refund) + (past.refund === 'all' ? shippingCost : 0);
  if (past.certificate !== undefined) {
    consignments.push({
      address: null,
      recipientEmail: 'jo@example.org',
      shippingCost: 0,
      handlingCost: 0,
      method: '',
      lines: [certificateLine(past.certificate)],
      shipments: [],
    });
  }
  const settled = Math.min(UNPAID.has(past.status) ? 1 : 4, past.daysAgo - 1);
  return {
    number: makeOrderNumber((low, high) => random.int(low, high)),
    customerId,
    status: statusId(past.status),
    createdAt: placedAt,
    updatedAt: placedAt + settled * DAY + 20 * MINUTE,
    cartId: seededUuid(random),
    discount: past.discount ?? 0,
    refunded,
    message: past.message ?? null,
    billing: home,
    coupons: past.coupon
      ? [{ code: past.coupon.code, amount: Math.round((goodsTotal * past.coupon.percent) / 100) }]
      : [],
    payment: UNPAID.has(past.status) ? null : { methodId: 'sandbox.card', methodName: 'Card' },
    consignments,
  };
}
