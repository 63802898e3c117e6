import { countryName } from '../../commerce/customers/address-book.ts';
import { CERTIFICATE } from '../../commerce/orders/settle.ts';
import { statusOf } from '../../commerce/orders/statuses.ts';
import { orderTotals, quantityOf } from '../../commerce/orders/totals.ts';
import type { Order, OrderAddress } from '../../commerce/orders/types.ts';
import { withoutTax } from '../../commerce/values.ts';
import type { SandboxConfig } from '../../config.ts';

/** Formats pence as pounds with four decimals. */
export function amount(pence: number): string {
  return (pence / 100).toFixed(4);
}

/** Formats an instant as `Thu, 20 Aug 2026 10:04:00 +0000`. */
export function mailDate(milliseconds: number): string {
  return new Date(milliseconds).toUTCString().replace('GMT', '+0000');
}

/**
 * Returns an amount with tax, without tax, and the tax, as `<prefix>_inc_tax` and so on. `untaxed` is the part of the
 * amount that carries no tax.
 */
export function taxed(prefix: string, pence: number, untaxed = 0): Record<string, string> {
  const without = untaxed + withoutTax(pence - untaxed);
  return {
    [`${prefix}_ex_tax`]: amount(without),
    [`${prefix}_inc_tax`]: amount(pence),
    [`${prefix}_tax`]: amount(pence - without),
  };
}

export function presentAddress(address: OrderAddress): Record<string, unknown> {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    street_1: address.address1,
    street_2: address.address2,
    city: address.city,
    state: address.state,
    zip: address.postcode,
    country: countryName(address.countryCode),
    country_iso2: address.countryCode,
    phone: address.phone,
    email: address.email,
    form_fields: [],
  };
}

export function shippedOf(order: Order): number {
  const shipments = order.consignments.flatMap((each) => each.shipments);
  return shipments.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns an order in the format of the v2 API, with links to its parts. */
export function presentOrder(order: Order, { origin, storeHash, channelId }: SandboxConfig): object {
  const { id } = order;
  const status = statusOf(order.status);
  const totals = orderTotals(order);
  const shipments = order.consignments.flatMap((each) => each.shipments);
  const lastShipped = Math.max(...shipments.map(({ shippedAt }) => shippedAt));
  const certificates = order.payments.filter(({ methodId }) => methodId === CERTIFICATE);
  const card = order.payments.find(({ methodId }) => methodId !== CERTIFICATE);
  const stub = (name: string): object => ({
    url: `${origin}/stores/${storeHash}/v2/orders/${id}/${name}`,
    resource: `/orders/${id}/${name}`,
  });
  return {
    id,
    customer_id: order.customerId,
    cart_id: order.cartId,
    channel_id: channelId,
    status_id: status.id,
    status: status.name,
    custom_status: status.label,
    payment_status: order.payments.length > 0 ? 'captured' : order.declined ? 'declined' : '',
    payment_method: (card ?? order.payments[0])?.methodName ?? '',
    gift_certificate_amount: amount(certificates.reduce((sum, payment) => sum + payment.amount, 0)),
    date_created: mailDate(order.createdAt),
    date_modified: mailDate(order.updatedAt),
    date_shipped: shipments.length > 0 ? mailDate(lastShipped) : '',
    ...taxed('subtotal', totals.subtotal, totals.untaxed),
    base_shipping_cost: amount(totals.shipping),
    ...taxed('shipping_cost', totals.shipping),
    ...taxed('handling_cost', totals.handling),
    ...taxed('wrapping_cost', totals.wrapping),
    total_ex_tax: amount(order.total - order.tax),
    total_inc_tax: amount(order.total),
    total_tax: amount(order.tax),
    discount_amount: amount(order.discount),
    coupon_discount: amount(totals.coupons),
    refunded_amount: amount(order.refunded),
    items_total: quantityOf(order),
    items_shipped: shippedOf(order),
    order_is_digital: order.consignments.every(({ address }) => address === null),
    currency_code: 'GBP',
    default_currency_code: 'GBP',
    is_deleted: false,
    is_tax_inclusive_pricing: true,
    order_source: 'checkout_api',
    staff_notes: '',
    customer_message: order.message ?? '',
    billing_address: presentAddress(order.billing),
    consignments: stub('consignments'),
    products: stub('products'),
    shipping_addresses: stub('shippingaddresses'),
    coupons: stub('coupons'),
  };
}
