import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sumRows } from '@/lib/orders/sum';
import type { Order } from '@/lib/orders/types';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let pairs: { own: Order; recorded: Order }[];

beforeAll(async () => {
  upstream = await startUpstream(400);
  const { POST } = await import('@/app/api/login/route');
  const { readSession } = await import('@/lib/platform/session/session');
  const { getOrder, getOrders } = await import('@/lib/orders/queries');
  const { readOrder } = await import('@/lib/orders/record/queries');
  jar().clear();
  await ask(POST, { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } });
  const session = (await readSession())!;
  const { orders } = await getOrders(session, '/account', { size: 50 });
  run(
    upstream.store,
    `INSERT INTO order_payment (order_id, method_id, method_name, amount)
     VALUES (?, 'giftcertificate', 'Gift certificate ending 1234', 500)`,
    orders[0]?.id ?? 0,
  );
  pairs = await Promise.all(
    orders.map(async ({ id }) => {
      const found = await readOrder(id);
      if (!found.ok || !found.value) throw new Error(`Order ${id} is not on record`);
      return { own: (await getOrder(session, '/account', id))!, recorded: found.value.order };
    }),
  );
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

/** What both interfaces know. */
const comparable = ({
  payments: _,
  requested: _requested,
  giftCertificates,
  consignments,
  orderedAt,
  updatedAt,
  ...rest
}: Order) => ({
  ...rest,
  orderedAt: Date.parse(orderedAt),
  updatedAt: Math.floor(Date.parse(updatedAt) / 1000),
  giftCertificates: giftCertificates.flatMap(({ lines }) => lines),
  consignments: consignments.map(({ lines, shipments, ...consignment }) => ({
    ...consignment,
    shipments: shipments.map((shipment) => ({ ...shipment, shippedAt: Date.parse(shipment.shippedAt) })),
    lines: lines.map(function bare({ path: _path, imageUrl: _image, extras, ...line }): object {
      return { ...line, extras: extras.map(bare) };
    }),
  })),
});

describe('an order read by the management interface', () => {
  test('equals the order that its owner sees, in every penny, line and parcel', () => {
    expect(pairs.length).toBeGreaterThan(10);
    for (const { own, recorded } of pairs) expect(comparable(recorded)).toEqual(comparable(own));
  });

  test('adds up to the penny', () => {
    for (const { recorded } of pairs) {
      expect(sumRows(recorded).reduce((total, { amount }) => total + amount, 0)).toBe(recorded.total);
    }
  });

  test('shows what gift certificates paid', () => {
    const byCertificate = ({ payments }: Order) =>
      payments.flatMap(({ name, amount, isCertificate }) => (isCertificate ? [{ name, amount }] : []));
    expect(pairs.flatMap(({ own }) => byCertificate(own))).toContainEqual({
      name: 'Gift certificate',
      amount: 500,
    });
    for (const { own, recorded } of pairs) expect(byCertificate(recorded)).toEqual(byCertificate(own));
  });

  test('names its delivery methods', () => {
    const methods = pairs.flatMap(({ recorded }) => recorded.consignments.map(({ method }) => method));
    expect(methods.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('is null where no such order exists', async () => {
    const { readOrder } = await import('@/lib/orders/record/queries');
    expect(await readOrder(1_999_999_999)).toEqual({ ok: true, value: null });
  });
});
