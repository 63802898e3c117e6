import type { SiteSettings } from '@/lib/content/types';
import type { Order } from '@/lib/orders/types';
import { settings as seeded } from '../../sandbox/content/seed/data/settings.ts';
import { anOrderLine, aShipment } from './orders';

/** The demo shop, as mails are told of it. */
export const SHOP = {
  settings: seeded[0]?.fields as unknown as SiteSettings,
  origin: 'https://shop.example',
};

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

/** A washing machine with cover, delivered for £25, £10 off by a coupon. */
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
  payments: [{ name: 'Card', amount: 54_300 }],
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
