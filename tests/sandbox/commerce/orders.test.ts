import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderNumber, makeOrderNumber } from '../../../sandbox/commerce/orders/number.ts';
import { ORDER_STATUSES, statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import type { TestSandbox } from '../fixture.ts';
import { ADDRESS, draft, line, PLACED } from '../order-drafts.ts';
import { ORDER_BY_NUMBER, ORDERS } from './order-documents.ts';
import { openWithCustomers, PAT, SAM, signedIn } from './two-customers.ts';

const CART = '5f2c1e1a-0000-4000-8000-000000000001';
const DAY = 86_400_000;

interface Shown {
  entityId: number;
  status: { value: string };
}

interface Detail {
  consignments: {
    shipping: { edges: { node: { lineItems: { edges: { node: { entityId: number } }[] } } }[] };
  };
}

async function listed(sandbox: TestSandbox, headers: Record<string, string>, variables: object = {}) {
  const { data, errors } = await sandbox.graphql<{ customer: { orders: { edges: { node: Shown }[] } } }>(
    ORDERS,
    variables,
    headers,
  );
  expect(errors).toEqual([]);
  return data?.customer.orders.edges.map(({ node }) => node.entityId) ?? [];
}

async function shown(sandbox: TestSandbox, filter: object, headers: Record<string, string> = {}) {
  const { data, errors } = await sandbox.graphql<{ site: { order: Detail | null } }>(
    ORDER_BY_NUMBER,
    { filter },
    headers,
  );
  expect(errors).toEqual([]);
  return data?.site.order ?? null;
}

test('an order is shown with its totals, lines, parcels and payments', async () => {
  await using sandbox = await openWithCustomers();
  insertOrder(sandbox.store, {
    ...draft({ number: 1_234_567_897 }),
    coupons: [{ code: 'SUMMER', amount: 2000 }],
    discount: 500,
    message: 'Ring twice',
  });
  const order = await shown(sandbox, { entityId: 1_234_567_897 }, signedIn(sandbox, PAT));
  expect(order).toMatchObject({
    entityId: 1_234_567_897,
    orderedAt: { utc: '2026-08-18T09:30:00Z' },
    status: { value: 'SHIPPED', label: 'Shipped' },
    isTaxIncluded: true,
    totalProductQuantity: 3,
    customerMessage: 'Ring twice',
    subTotal: { value: 468, currencyCode: 'GBP' },
    discountedSubTotal: { value: 443 },
    shippingCostTotal: { value: 4.99 },
    totalIncTax: { value: 447.99 },
    taxTotal: { value: 74.67 },
    taxes: [{ name: 'VAT', amount: { value: 74.67 } }],
    discounts: {
      couponDiscounts: [{ couponCode: 'SUMMER', discountedAmount: { value: 20 } }],
      nonCouponDiscountTotal: { value: 5 },
      totalDiscount: { value: 25 },
    },
    billingAddress: { city: 'Leeds', postalCode: 'LS1 1AA', country: 'United Kingdom', email: PAT.email },
    payments: { edges: [{ node: { paymentMethodName: 'Card', amount: { value: 447.99 } } }] },
  });
  const [consignment] = order?.consignments.shipping.edges ?? [];
  const ids = consignment?.node.lineItems.edges.map(({ node }) => node.entityId);
  expect(consignment?.node).toMatchObject({
    shippingAddress: { address1: '1 High Street' },
    lineItems: {
      edges: [
        {
          node: {
            subTotalListPrice: { value: 500 },
            subTotalSalePrice: { value: 450 },
            parentLineItemEntityId: null,
          },
        },
        { node: { name: 'Hose', quantity: 2, parentLineItemEntityId: ids?.[0] } },
      ],
    },
    shipments: {
      edges: [
        {
          node: {
            shippingProviderName: 'Hobwright',
            items: [{ lineItemId: ids?.[0], quantity: 1 }],
            tracking: {
              __typename: 'OrderShipmentNumberAndUrlTracking',
              number: 'HW123',
              url: 'https://tracking.example/HW123',
            },
          },
        },
      ],
    },
  });
});

test('an order shows every kind of tracking, e-mailed gift certificates and gift wrapping', async () => {
  await using sandbox = await openWithCustomers();
  const given = draft({ number: 1_234_567_897 });
  const [first] = given.consignments;
  if (!first) throw new Error('No consignment.');
  const [parcel] = first.shipments;
  if (!parcel) throw new Error('No parcel.');
  const shipments = [
    { ...parcel, trackingUrl: null },
    { ...parcel, trackingNumber: null },
    { ...parcel, trackingNumber: null, trackingUrl: null },
  ];
  const certificate = line({
    productId: null,
    variantId: null,
    name: '£50 gift certificate',
    salePrice: 5000,
  });
  insertOrder(sandbox.store, {
    ...given,
    consignments: [
      { ...first, lines: [line({ wrapping: { name: 'Ribbon', cost: 350 } })], shipments },
      {
        ...first,
        address: null,
        recipientEmail: SAM.email,
        shippingCost: 0,
        lines: [certificate],
        shipments: [],
      },
    ],
  });
  expect(await shown(sandbox, { entityId: given.number }, signedIn(sandbox, PAT))).toMatchObject({
    wrappingCostTotal: { value: 3.5 },
    totalIncTax: { value: 508.49 },
    taxTotal: { value: 76.42 },
    consignments: {
      shipping: {
        edges: [
          {
            node: {
              lineItems: { edges: [{ node: { wrapping: { name: 'Ribbon', cost: { value: 3.5 } } } }] },
              shipments: {
                edges: [
                  { node: { tracking: { __typename: 'OrderShipmentNumberOnlyTracking' } } },
                  { node: { tracking: { __typename: 'OrderShipmentUrlOnlyTracking' } } },
                  { node: { tracking: null } },
                ],
              },
            },
          },
        ],
      },
      email: {
        giftCertificates: {
          edges: [
            {
              node: {
                recipientEmail: SAM.email,
                lineItems: { edges: [{ node: { name: '£50 gift certificate', salePrice: { value: 50 } } }] },
              },
            },
          ],
        },
      },
    },
  });
});

test('a customer’s orders are listed newest first, and filtered by status and date', async () => {
  await using sandbox = await openWithCustomers();
  const { store } = sandbox;
  ORDER_STATUSES.forEach(({ id }) => {
    insertOrder(store, draft({ number: 1_000_000_000 + id, status: id, createdAt: PLACED + id * DAY }));
  });
  insertOrder(store, draft({ number: 1_100_000_000, customerId: SAM.id }));
  insertOrder(store, draft({ number: 1_200_000_000, customerId: 0 }));
  const pat = signedIn(sandbox, PAT);
  const paid = ORDER_STATUSES.map(({ id }) => 1_000_000_000 + id)
    .slice(1)
    .toReversed();
  expect(await listed(sandbox, pat)).toEqual(paid.slice(0, 10));
  const page = await sandbox.graphql<{ customer: { orders: { pageInfo: { endCursor: string } } } }>(
    ORDERS,
    {},
    pat,
  );
  expect(page.data).toMatchObject({
    customer: { orders: { collectionInfo: { totalItems: 14 }, pageInfo: { hasNextPage: true } } },
  });
  const after = page.data?.customer.orders.pageInfo.endCursor;
  expect(await listed(sandbox, pat, { after })).toEqual(paid.slice(10));
  expect(await listed(sandbox, signedIn(sandbox, SAM))).toEqual([1_100_000_000]);
  for (const { id, value } of ORDER_STATUSES) {
    expect(await listed(sandbox, pat, { filters: { status: value } })).toEqual([1_000_000_000 + id]);
  }
  const range = {
    from: new Date(PLACED + 3 * DAY).toISOString(),
    to: new Date(PLACED + 5 * DAY).toISOString(),
  };
  expect(await listed(sandbox, pat, { filters: { dateRange: range } })).toEqual([
    1_000_000_005, 1_000_000_004, 1_000_000_003,
  ]);
  const wrong = await sandbox.graphql(ORDERS, { filters: { dateRange: { from: 'soon' } } }, pat);
  expect(wrong.errors[0]?.message).toBe('Invalid date: soon');
});

test('another customer’s order, an unknown one and one without the right cart do not exist', async () => {
  await using sandbox = await openWithCustomers();
  const { store } = sandbox;
  const own = 1_000_000_008;
  const guests = 1_100_000_007;
  insertOrder(store, draft({ number: own }));
  insertOrder(store, draft({ number: guests, customerId: 0 }));
  const pat = signedIn(sandbox, PAT);
  const sam = signedIn(sandbox, SAM);
  expect(await shown(sandbox, { entityId: own }, pat)).toMatchObject({ entityId: own });
  expect(await shown(sandbox, { entityId: guests, cartEntityId: CART.toUpperCase() })).toMatchObject({
    entityId: guests,
  });
  for (const [filter, headers] of [
    [{ entityId: own }, {}],
    [{ entityId: own }, sam],
    [{ entityId: own, cartEntityId: CART }, {}],
    [{ entityId: own, cartEntityId: CART }, sam],
    [{ entityId: guests }, pat],
    [{ entityId: guests, cartEntityId: '00000000-0000-4000-8000-000000000000' }, {}],
    [{ entityId: 5 }, pat],
    [{ entityId: 5, cartEntityId: CART }, {}],
  ] as const) {
    expect(await shown(sandbox, filter, headers)).toBeNull();
  }
});

test('an order keeps its details when its product is deleted', async () => {
  await using sandbox = await openWithCustomers();
  insertOrder(sandbox.store, draft({ number: 1_000_000_008, billing: { ...ADDRESS, city: 'York' } }));
  sandbox.store.exec('DELETE FROM product WHERE id = 1');
  const order = await shown(sandbox, { entityId: 1_000_000_008 }, signedIn(sandbox, PAT));
  expect(order).toMatchObject({
    billingAddress: { city: 'York' },
    consignments: {
      shipping: {
        edges: [
          { node: { lineItems: { edges: [{ node: { name: 'Washer', baseCatalogProduct: null } }, {}] } } },
        ],
      },
    },
  });
});

test('an order number has ten digits, fits the platform’s integer and detects a mistyped digit', () => {
  const numbers = Array.from({ length: 500 }, () => makeOrderNumber());
  expect(new Set(numbers).size).toBeGreaterThan(495);
  for (const number of numbers) {
    expect(String(number)).toMatch(/^\d{10}$/);
    expect(number).toBeLessThanOrEqual(2_147_483_647);
    expect(isOrderNumber(number)).toBe(true);
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (number, at, by) => {
        const digits = [...String(number)].map(Number);
        digits[at] = ((digits[at] ?? 0) + by) % 10;
        expect(isOrderNumber(Number(digits.join('')))).toBe(false);
      },
    ),
  );
});

test('the statuses are those of the platform', () => {
  expect(ORDER_STATUSES).toHaveLength(15);
  expect(ORDER_STATUSES[statusId('Awaiting Fulfillment')]).toEqual({
    id: 11,
    name: 'Awaiting Fulfillment',
    value: 'AWAITING_FULFILLMENT',
    label: 'Awaiting fulfilment',
  });
});
