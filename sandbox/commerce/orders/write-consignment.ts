import { run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { OrderAddress, OrderDraft, Shipment } from './types.ts';

type ConsignmentDraft = OrderDraft['consignments'][number];

/** Inserts a consignment of an order with its lines and shipments. */
export function insertConsignment(store: Store, orderId: number, consignment: ConsignmentDraft): void {
  const { lastId: id } = run(
    store,
    `INSERT INTO order_consignment (order_id, address, recipient_email, shipping_cost, handling_cost, method)
     VALUES (?, ?, ?, ?, ?, ?)`,
    orderId,
    consignment.address && addressText(consignment.address),
    consignment.recipientEmail,
    consignment.shippingCost,
    consignment.handlingCost,
    consignment.method,
  );
  const lineIds: number[] = [];
  const lineAt = (index: number): number => {
    const found = lineIds[index];
    if (found === undefined) throw new RangeError(`Consignment ${id} has no line ${index} yet.`);
    return found;
  };
  for (const line of consignment.lines) {
    const { lastId } = run(
      store,
      `INSERT INTO order_line (order_id, consignment_id, parent_id, product_id, variant_id, sku, name, brand, media,
         options, quantity, refunded_quantity, list_price, sale_price, discount, coupon, wrapping_name, wrapping_cost)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      orderId,
      id,
      line.parent === null ? null : lineAt(line.parent),
      line.productId,
      line.variantId,
      line.sku,
      line.name,
      line.brand,
      line.media,
      JSON.stringify(line.options),
      line.quantity,
      line.refundedQuantity,
      line.listPrice,
      line.salePrice,
      line.discount,
      line.coupon,
      line.wrapping?.name ?? null,
      line.wrapping?.cost ?? 0,
    );
    lineIds.push(lastId);
  }
  for (const { items, ...shipment } of consignment.shipments) {
    const sent = items.map(({ line, quantity }) => ({ lineId: lineAt(line), quantity }));
    insertShipment(store, orderId, id, shipment, sent);
  }
}

/** Inserts a shipment. Returns its id. */
export function insertShipment(
  store: Store,
  orderId: number,
  consignmentId: number,
  shipment: Shipment,
  items: readonly { lineId: number; quantity: number }[],
): number {
  const { lastId: id } = run(
    store,
    `INSERT INTO order_shipment (order_id, consignment_id, shipped_at, provider, method, tracking_number, tracking_url)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    consignmentId,
    shipment.shippedAt,
    shipment.provider,
    shipment.method,
    shipment.trackingNumber,
    shipment.trackingUrl,
  );
  for (const { lineId, quantity } of items) {
    const sql = 'INSERT INTO order_shipment_item (shipment_id, line_id, quantity) VALUES (?, ?, ?)';
    run(store, sql, id, lineId, quantity);
  }
  return id;
}

export function addressText(address: OrderAddress): string {
  return JSON.stringify(address);
}
