import { londonDate } from '@/lib/dates/rules';
import { daysIn } from '@/lib/orders/delivery-day';
import { nestLines, readTracking } from '@/lib/orders/rules';
import { CERTIFICATE_NAME } from '@/lib/orders/sum';
import type { Consignment, Order, OrderAddress, OrderLine, OrderStatus, Shipment } from '@/lib/orders/types';
import { stageByDates } from './partly-refunded';
import { statusValue } from './statuses';
import type { OrderParts, RecordedAddress, RecordedLine, RecordedOrder } from './shapes';

/** Suffix of the amounts that a store's shoppers see, which is how GraphQL gives them. */
type Side = 'inc_tax' | 'ex_tax';
const sideOf = ({ is_tax_inclusive_pricing }: RecordedOrder): Side =>
  is_tax_inclusive_pricing ? 'inc_tax' : 'ex_tax';

/** Maps an order of the platform's REST API. What only the catalogue knows is null. */
export function mapRecord({ order, shipments, coupons, taxes }: OrderParts): Order {
  const { deliveries, certificates } = order.consignments;
  const side = sideOf(order);
  const sent = deliveries.map(
    (delivery): Consignment => ({
      id: delivery.id,
      address: mapAddress(delivery),
      method: delivery.shipping_method,
      shippingCost: delivery[`cost_${side}`],
      handlingCost: delivery[`handling_cost_${side}`],
      lines: nestLines(delivery.line_items.map((line) => mapLine(line, side))),
      shipments: shipments.filter((each) => each.order_address_id === delivery.id).map(mapShipment),
    }),
  );
  const couponTotal = coupons.reduce((sum, { discount }) => sum + discount, 0);
  return {
    id: order.id,
    status: statusOf(order),
    orderedAt: order.date_created,
    updatedAt: order.date_modified,
    isTaxIncluded: order.is_tax_inclusive_pricing,
    subTotal: order[`subtotal_${side}`],
    taxTotal: order.total_tax,
    taxes: taxesOf(taxes),
    total: order.total_inc_tax,
    shippingCost: order[`shipping_cost_${side}`],
    handlingCost: order[`handling_cost_${side}`],
    wrappingCost: order[`wrapping_cost_${side}`],
    coupons: coupons.map(({ code, discount }) => ({ code, amount: discount })),
    otherDiscount: otherDiscount(order, couponTotal),
    billingAddress: mapAddress(order.billing_address),
    consignments: sent,
    giftCertificates: certificates.map(({ recipient_email, line_items }) => ({
      recipientEmail: recipient_email,
      lines: line_items.map((line) => ({ id: line.id, name: line.name, price: line[`total_${side}`] })),
    })),
    message: order.customer_message,
    payments: paymentsOf(order),
    refunded: order.refunded_amount,
    requested: null,
  };
}

/** Returns the total of each tax; the platform may list taxes by line. */
const taxesOf = (taxes: OrderParts['taxes']): Order['taxes'] =>
  [...new Set(taxes.map(({ name }) => name))].map((name) => ({
    name,
    amount: taxes.reduce((sum, tax) => (tax.name === name ? sum + tax.line_amount : sum), 0),
  }));

/** The platform's label for shoppers, its value in the GraphQL enum, and the progress where the value lacks it. */
export function statusOf(order: RecordedOrder, now = new Date()): OrderStatus {
  const { status, custom_status, date_created: orderedAt, date_shipped, consignments } = order;
  const value = statusValue(status);
  const named = { label: custom_status || status, value };
  if (value !== 'PARTIALLY_REFUNDED') return named;
  const due = daysIn(consignments.deliveries.map(({ shipping_method }) => shipping_method));
  return {
    ...named,
    stage: stageByDates({ orderedAt, shippedAt: date_shipped || null, due }, londonDate(now)),
  };
}

/** Returns the discount without coupons. Only the order total tells whether the platform's discount includes them. */
function otherDiscount(order: RecordedOrder, coupons: number): number {
  const side = sideOf(order);
  const before =
    order[`subtotal_${side}`] +
    order[`shipping_cost_${side}`] +
    order[`handling_cost_${side}`] +
    order[`wrapping_cost_${side}`];
  const tax = order.is_tax_inclusive_pricing ? 0 : order.total_tax;
  return Math.max(0, Math.min(order.discount_amount, before + tax - coupons - order.total_inc_tax));
}

/** The platform's payment statuses in which the money is received or promised. */
const PAID = ['authorized', 'captured', 'capture pending', 'partially refunded', 'refunded'];

/** Returns what was paid by card or from an account and has not been refunded, in pence. */
export function refundable(order: RecordedOrder): number {
  if (!PAID.includes(order.payment_status.toLowerCase())) return 0;
  const { total_inc_tax, gift_certificate_amount, store_credit_amount, refunded_amount } = order;
  return Math.max(0, total_inc_tax - gift_certificate_amount - store_credit_amount - refunded_amount);
}

/** Returns what each payment method paid of the total; a payment not yet received is left out. */
function paymentsOf(order: RecordedOrder): Order['payments'] {
  const tenders = [
    { name: CERTIFICATE_NAME, amount: order.gift_certificate_amount, isCertificate: true },
    { name: 'Store credit', amount: order.store_credit_amount, isCertificate: false },
  ].filter(({ amount }) => amount > 0);
  const rest = order.total_inc_tax - tenders.reduce((sum, { amount }) => sum + amount, 0);
  const isPaid = PAID.includes(order.payment_status.toLowerCase());
  return isPaid && order.payment_method && rest > 0
    ? [...tenders, { name: order.payment_method, amount: rest, isCertificate: false }]
    : tenders;
}

function mapLine(line: RecordedLine, side: Side): { line: OrderLine; parentId: number | null } {
  return {
    parentId: line.parent_order_product_id ?? null,
    line: {
      id: line.id,
      productId: line.product_id,
      variantId: line.variant_id || null,
      sku: line.sku,
      name: line.name,
      brand: line.brand,
      path: null,
      imageUrl: null,
      options: line.product_options,
      quantity: line.quantity,
      refundedQuantity: line.quantity_refunded,
      listTotal: line.base_total,
      total: line[`total_${side}`],
      wrapping: line.wrapping_name ? { name: line.wrapping_name, cost: line[`wrapping_cost_${side}`] } : null,
      extras: [],
    },
  };
}

function mapShipment(shipment: OrderParts['shipments'][number]): Shipment {
  const link = shipment.tracking_link ?? shipment.generated_tracking_link;
  const isTracked = shipment.tracking_number !== null || link !== null;
  return {
    id: shipment.id,
    shippedAt: shipment.date_created,
    method: shipment.shipping_method,
    provider: shipment.shipping_provider_display_name || shipment.shipping_provider,
    tracking: isTracked ? readTracking(shipment.tracking_number, link) : null,
    items: shipment.items.map(({ order_product_id, quantity }) => ({ lineId: order_product_id, quantity })),
  };
}

const mapAddress = (address: RecordedAddress): OrderAddress => ({
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company,
  address1: address.street_1,
  address2: address.street_2,
  city: address.city,
  stateOrProvince: address.state,
  postalCode: address.zip,
  countryCode: address.country_iso2,
  country: address.country,
  phone: address.phone,
  email: address.email,
});
