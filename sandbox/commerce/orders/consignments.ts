import { all, groupBy } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Consignment, OrderAddress, RecordedLine, RecordedShipment } from './types.ts';

type ConsignmentRow = {
  id: number;
  order_id: number;
  address: string | null;
  recipient_email: string | null;
  shipping_cost: number;
  handling_cost: number;
  method: string;
};
type LineRow = {
  id: number;
  consignment_id: number;
  parent_id: number | null;
  product_id: number | null;
  variant_id: number | null;
  sku: string;
  name: string;
  brand: string | null;
  media: string | null;
  options: string;
  quantity: number;
  refunded_quantity: number;
  list_price: number;
  sale_price: number;
  discount: number;
  coupon: number;
  wrapping_name: string | null;
  wrapping_cost: number;
};
type ShipmentRow = {
  id: number;
  consignment_id: number;
  shipped_at: number;
  provider: string;
  method: string;
  tracking_number: string | null;
  tracking_url: string | null;
};
type ItemRow = { shipment_id: number; line_id: number; quantity: number };

/** Returns the consignments of each order. `orderIds` is a JSON array. */
export function readConsignments(store: Store, orderIds: string): Map<number, Consignment[]> {
  const lines = groupBy(
    all<LineRow>(
      store,
      `SELECT id, consignment_id, parent_id, product_id, variant_id, sku, name, brand, media, options, quantity,
         refunded_quantity, list_price, sale_price, discount, coupon, wrapping_name, wrapping_cost
       FROM order_line WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
      orderIds,
    ),
    'consignment_id',
  );
  const shipments = groupBy(
    all<ShipmentRow>(
      store,
      `SELECT id, consignment_id, shipped_at, provider, method, tracking_number, tracking_url
       FROM order_shipment WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY shipped_at, id`,
      orderIds,
    ),
    'consignment_id',
  );
  const items = groupBy(
    all<ItemRow>(
      store,
      `SELECT i.shipment_id, i.line_id, i.quantity FROM order_shipment_item AS i
       JOIN order_shipment AS s ON s.id = i.shipment_id
       WHERE s.order_id IN (SELECT value FROM json_each(?)) ORDER BY i.line_id`,
      orderIds,
    ),
    'shipment_id',
  );
  const rows = all<ConsignmentRow>(
    store,
    `SELECT id, order_id, address, recipient_email, shipping_cost, handling_cost, method
     FROM order_consignment WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    orderIds,
  );
  const found = new Map<number, Consignment[]>();
  for (const row of rows) {
    const consignment: Consignment = {
      id: row.id,
      address: row.address === null ? null : (JSON.parse(row.address) as OrderAddress),
      recipientEmail: row.recipient_email,
      shippingCost: row.shipping_cost,
      handlingCost: row.handling_cost,
      method: row.method,
      lines: (lines.get(row.id) ?? []).map(lineOf),
      shipments: (shipments.get(row.id) ?? []).map((each) => shipmentOf(each, items.get(each.id) ?? [])),
    };
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), consignment]);
  }
  return found;
}

function lineOf(row: LineRow): RecordedLine {
  return {
    id: row.id,
    parentId: row.parent_id,
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    media: row.media,
    options: JSON.parse(row.options) as RecordedLine['options'],
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    listPrice: row.list_price,
    salePrice: row.sale_price,
    discount: row.discount,
    coupon: row.coupon,
    wrapping: row.wrapping_name === null ? null : { name: row.wrapping_name, cost: row.wrapping_cost },
  };
}

function shipmentOf(row: ShipmentRow, items: readonly ItemRow[]): RecordedShipment {
  return {
    id: row.id,
    shippedAt: row.shipped_at,
    provider: row.provider,
    method: row.method,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    items: items.map(({ line_id: lineId, quantity }) => ({ lineId, quantity })),
  };
}
