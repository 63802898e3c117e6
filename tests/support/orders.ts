import type { Order, OrderLine, OrderSummary, Shipment } from '@/lib/orders/types';

/** A washing machine at £429; override only what a test is about. */
export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  productId: 1,
  variantId: 11,
  sku: 'TARN-TW914-WH',
  name: 'Tarnside TW-914 washing machine, 9 kg',
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

const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Moss',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  stateOrProvince: '',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
  country: 'United Kingdom',
  phone: '01632 960001',
  email: 'pat@example.org',
};

/** A washing machine with cover, delivered for £25, with £10 off by a coupon. */
export const aWholeOrder = (over: Partial<Order> = {}): Order => ({
  id: 1522248721,
  status: { label: 'Awaiting fulfilment', value: 'AWAITING_FULFILLMENT' },
  orderedAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  isTaxIncluded: true,
  subTotal: 52_800,
  taxTotal: 9_050,
  taxes: [{ name: 'VAT', amount: 9_050 }],
  total: 54_300,
  shippingCost: 2_500,
  handlingCost: 0,
  wrappingCost: 0,
  coupons: [{ code: 'HELLO10', amount: 1_000 }],
  otherDiscount: 0,
  billingAddress: ADDRESS,
  consignments: [
    {
      id: 1,
      address: ADDRESS,
      method: 'Thu 26 Nov, 7am to 7pm',
      shippingCost: 2_500,
      handlingCost: 0,
      lines: [
        anOrderLine({
          extras: [
            anOrderLine({ id: 2, productId: 9, name: '5 years’ cover', sku: 'COVER-5', total: 9_900 }),
          ],
        }),
      ],
      shipments: [],
    },
  ],
  giftCertificates: [],
  message: null,
  payments: [{ name: 'Card', amount: 54_300, isCertificate: false }],
  refunded: 0,
  requested: [],
  ...over,
});

/** The same, with the machine on its way. */
export const aSentOrder = (over: Partial<Order> = {}): Order => {
  const order = aWholeOrder({ status: { label: 'Shipped', value: 'SHIPPED' }, ...over });
  const shipments = [
    aShipment({
      id: 7,
      shippedAt: '2026-11-25T06:00:00Z',
      tracking: { number: 'DP1234', link: 'https://track.dpd.co.uk/parcels/DP1234', text: null },
    }),
  ];
  return { ...order, consignments: order.consignments.map((each) => ({ ...each, shipments })) };
};
