import { statusId } from '../../sandbox/commerce/orders/statuses.ts';
import type { OrderDraft } from '../../sandbox/commerce/orders/types.ts';

export const PLACED = Date.UTC(2026, 7, 18, 9, 30);

export const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Moss',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  state: 'West Yorkshire',
  postcode: 'LS1 1AA',
  countryCode: 'GB',
  phone: '01632 960001',
  email: 'pat@example.org',
};

type Line = OrderDraft['consignments'][number]['lines'][number];

export function line(over: Partial<Line> = {}): Line {
  return {
    productId: 1,
    variantId: 1,
    sku: 'SKU-1',
    name: 'Washer',
    brand: 'Tarnside',
    media: 'look/front',
    options: [],
    quantity: 1,
    refundedQuantity: 0,
    listPrice: 50_000,
    salePrice: 45_000,
    discount: 0,
    coupon: 0,
    wrapping: null,
    parent: null,
    ...over,
  };
}

/** A washer and two hoses on their way in one parcel, of Pat unless somebody else is given. */
export function draft(over: Partial<OrderDraft> & { number: number }): OrderDraft {
  return {
    customerId: 41,
    status: statusId('Shipped'),
    createdAt: PLACED,
    updatedAt: PLACED,
    cartId: '5f2c1e1a-0000-4000-8000-000000000001',
    discount: 0,
    refunded: 0,
    message: null,
    billing: ADDRESS,
    coupons: [],
    payment: { methodId: 'card', methodName: 'Card' },
    consignments: [
      {
        address: ADDRESS,
        recipientEmail: null,
        shippingCost: 499,
        handlingCost: 0,
        method: 'Two-person delivery',
        lines: [
          line(),
          line({
            productId: 5,
            variantId: 5,
            sku: 'HOSE',
            name: 'Hose',
            quantity: 2,
            listPrice: 900,
            salePrice: 900,
            parent: 0,
          }),
        ],
        shipments: [
          {
            shippedAt: PLACED + 86_400_000,
            provider: 'Hobwright',
            method: 'Two-person delivery',
            trackingNumber: 'HW123',
            trackingUrl: 'https://tracking.example/HW123',
            items: [{ line: 0, quantity: 1 }],
          },
        ],
      },
    ],
    ...over,
  };
}
