import { createHash } from 'node:crypto';
import type { CartLine } from '../cart/types.ts';
import type { Checkout, CheckoutConsignment } from '../checkout/types.ts';
import { automaticOf } from '../pricing/prices.ts';
import { INCOMPLETE } from './statuses.ts';
import type { OrderDraft } from './types.ts';

type Delivery = OrderDraft['consignments'][number];

/** Builds the order of a complete checkout. @throws RangeError without a billing address */
export function draftOf(checkout: Checkout, number: number, now: number): OrderDraft {
  const { cart, billing, prices } = checkout;
  if (!billing) throw new RangeError('A checkout without a billing address makes no order.');
  const { coupon } = prices;
  return {
    number,
    customerId: cart.customerId,
    status: INCOMPLETE,
    createdAt: now,
    updatedAt: now,
    cartId: cart.id,
    discount: prices.automatic,
    refunded: 0,
    message: checkout.message,
    billing: billing.address,
    coupons: coupon?.applies ? [{ code: coupon.coupon.code, amount: coupon.amount }] : [],
    payment: null,
    consignments: checkout.consignments.map((each) => deliveryOf(checkout, each)),
  };
}

/** Returns a hash of what is ordered, its prices and addresses. An identical order has the same hash. */
export function fingerprintOf(draft: OrderDraft, { prices }: Checkout): string {
  const { number: _, createdAt: __, updatedAt: ___, ...facts } = draft;
  const paidWith = prices.certificates.map(({ id, used }) => [id, used]);
  return createHash('sha256')
    .update(JSON.stringify([facts, paidWith]))
    .digest('hex');
}

function deliveryOf(checkout: Checkout, consignment: CheckoutConsignment): Delivery {
  const { selected, address, lineIds } = consignment;
  const lines = parentsFirst(checkout.cart.lines.filter(({ id }) => lineIds.includes(id)));
  const automatic = automaticOf(checkout.prices.promotions);
  const coupon = checkout.prices.coupon?.goods ?? {};
  return {
    address: { ...address, email: address.email || (checkout.billing?.address.email ?? '') },
    recipientEmail: null,
    // Before discounts: a delivery coupon is listed among the coupons, and its amount includes this discount.
    shippingCost: selected?.cost ?? 0,
    handlingCost: 0,
    method: selected?.description ?? '',
    lines: lines.map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      sku: line.sku,
      name: line.name,
      brand: line.brand,
      media: line.media,
      options: line.selections.map(({ name, value }) => ({ name, value })),
      quantity: line.quantity,
      refundedQuantity: 0,
      listPrice: line.listPrice,
      salePrice: line.salePrice,
      discount: automatic[line.id] ?? 0,
      coupon: coupon[line.id] ?? 0,
      wrapping: null,
      parent: parentOf(line, lines),
    })),
    shipments: [],
  };
}

/** Returns the SKU that a service or cover was bought for: the value of its option "For". */
function forWhat({ selections }: CartLine): string | undefined {
  return selections.find(({ name }) => name === 'For')?.value;
}

function parentsFirst(lines: readonly CartLine[]): CartLine[] {
  return [
    ...lines.filter((each) => forWhat(each) === undefined),
    ...lines.filter((each) => forWhat(each) !== undefined),
  ];
}

function parentOf(line: CartLine, lines: readonly CartLine[]): number | null {
  const sku = forWhat(line);
  const at = sku === undefined ? -1 : lines.findIndex((each) => each.sku === sku && !forWhat(each));
  return at < 0 ? null : at;
}
