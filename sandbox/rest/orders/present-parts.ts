import { isTaxed, paidFor } from '../../commerce/orders/totals.ts';
import type { Consignment, Order, RecordedLine, RecordedShipment } from '../../commerce/orders/types.ts';
import { amount, mailDate, presentAddress, taxed } from './present.ts';

/** Returns `/orders/{id}/products`. Gift certificates are products with their own type. */
export function presentLines(order: Order): object[] {
  return order.consignments.flatMap((consignment) => linesOf(order.id, consignment));
}

export const linesOf = (orderId: number, consignment: Consignment): object[] =>
  consignment.lines.map((line) => presentLine(orderId, consignment, line));

function presentLine(orderId: number, consignment: Consignment, line: RecordedLine): object {
  const { quantity, salePrice, listPrice } = line;
  const untaxed = isTaxed(line) ? 0 : salePrice;
  const shipped = consignment.shipments
    .flatMap(({ items }) => items)
    .reduce((sum, each) => sum + (each.lineId === line.id ? each.quantity : 0), 0);
  return {
    id: line.id,
    order_id: orderId,
    product_id: line.productId ?? 0,
    variant_id: line.variantId ?? 0,
    order_address_id: consignment.address === null ? 0 : consignment.id,
    name: line.name,
    name_customer: line.name,
    name_merchant: line.name,
    sku: line.sku,
    upc: '',
    type: line.productId === null ? 'giftcertificate' : 'physical',
    base_price: amount(listPrice),
    ...taxed('price', salePrice, untaxed),
    base_total: amount(listPrice * quantity),
    ...taxed('total', salePrice * quantity, untaxed * quantity),
    quantity,
    quantity_shipped: shipped,
    quantity_refunded: line.refundedQuantity,
    is_refunded: line.refundedQuantity === quantity,
    refund_amount: amount(paidFor(line, line.refundedQuantity)),
    wrapping_name: line.wrapping?.name ?? '',
    ...taxed('wrapping_cost', line.wrapping?.cost ?? 0),
    parent_order_product_id: line.parentId,
    brand: line.brand ?? '',
    applied_discounts: discountsOf(line),
    product_options: line.options.map(({ name, value }, index) => ({
      id: index + 1,
      display_name: name,
      display_value: value,
      name,
      value,
      type: 'Text field',
    })),
  };
}

/** Returns the automatic discount and the coupon discount on a line, if any. */
function discountsOf({ discount, coupon }: RecordedLine): object[] {
  const some = (id: string, pence: number): object[] =>
    pence > 0 ? [{ id, amount: amount(pence), name: id, code: null, target: 'product' }] : [];
  return [...some('total-discount', discount), ...some('coupon', coupon)];
}

/** Returns `/orders/{id}/shipments`. */
export function presentShipments(order: Order): object[] {
  return order.consignments.flatMap((consignment) =>
    consignment.shipments.map((shipment) => presentShipment(order, consignment, shipment)),
  );
}

export function presentShipment(order: Order, consignment: Consignment, shipment: RecordedShipment): object {
  const products = new Map(consignment.lines.map(({ id, productId }) => [id, productId]));
  return {
    id: shipment.id,
    order_id: order.id,
    customer_id: order.customerId,
    order_address_id: consignment.id,
    date_created: mailDate(shipment.shippedAt),
    tracking_number: shipment.trackingNumber ?? '',
    tracking_carrier: '',
    tracking_link: shipment.trackingUrl ?? '',
    generated_tracking_link: '',
    shipping_method: shipment.method,
    shipping_provider: '',
    shipping_provider_display_name: shipment.provider,
    merchant_shipping_cost: amount(0),
    comments: '',
    billing_address: presentAddress(order.billing),
    shipping_address: consignment.address && presentAddress(consignment.address),
    items: shipment.items.map(({ lineId, quantity }) => ({
      order_product_id: lineId,
      product_id: products.get(lineId) ?? 0,
      quantity,
    })),
  };
}

export function presentCoupons({ id, coupons }: Order): object[] {
  return coupons.map(({ code, amount: pence }, index) => ({
    id: index + 1,
    order_id: id,
    code,
    amount: amount(pence),
    type: 0,
    discount: amount(pence),
  }));
}

export function presentTaxes({ id, tax }: Order): object[] {
  return [{ id: 1, order_id: id, name: 'VAT', class: 'Standard', rate: '20.0000', line_amount: amount(tax) }];
}
