import type { OrderLine, OrderSummary, Shipment } from '@/lib/orders/types';

/** A washing machine at £429; say only what a test is about. */
export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  productId: 1,
  variantId: 11,
  sku: 'TARN-TW914-WH',
  name: 'Tarnside TW-914 9 kg washing machine',
  brand: 'Tarnside',
  path: '/tarnside-tw-914-9kg-washing-machine',
  imageUrl: null,
  options: [],
  quantity: 1,
  refundedQuantity: 0,
  listTotal: 42_900,
  total: 42_900,
  wrapping: null,
  extras: [],
  ...over,
});

export const aShipment = (over: Partial<Shipment> = {}): Shipment => ({
  id: 1,
  shippedAt: '2026-11-12T10:00:00Z',
  method: 'Next day',
  provider: 'DPD',
  tracking: null,
  items: [{ lineId: 1, quantity: 1 }],
  ...over,
});

/** One washing machine, sent two days after it was ordered. */
export const anOrder = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1522248721,
  status: { label: 'Shipped', value: 'SHIPPED' },
  orderedAt: '2026-11-10T09:00:00Z',
  total: 42_900,
  consignments: [{ lines: [anOrderLine()], shipments: [aShipment()] }],
  ...over,
});
