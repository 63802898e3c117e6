import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '@/lib/orders/tracking/proof';
import { orderById } from '../../../../sandbox/commerce/orders/read.ts';
import { INCOMPLETE } from '../../../../sandbox/commerce/orders/statuses.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../../../sandbox/demo/seed/customers/data/people.ts';
import { all } from '../../../../sandbox/store/rows.ts';
import { INCOMPRESSIBLE } from '../../../support/incompressible';
import { jar } from '../../../support/jar';
import { ask, submit } from '../../../support/shopper';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../../support/jar'));

const UNKNOWN = 1_999_999_999;

let upstream: Upstream;
let orders: NonNullable<ReturnType<typeof orderById>>[];
let getOrder: (request: Request) => Promise<Response>;
let getTracking: typeof getOrder;
let track: typeof getOrder;
let login: typeof getOrder;
let makePass: typeof import('@/lib/platform/http/bot-check').makePass;

beforeAll(async () => {
  upstream = await startUpstream(400);
  orders = all<{ id: number }>(upstream.store, 'SELECT id FROM orders ORDER BY created_at').map(
    ({ id }) => orderById(upstream.store, id)!,
  );
  ({ GET: getOrder } = await import('@/app/api/get-order/route'));
  ({ GET: getTracking } = await import('@/app/api/get-tracking/route'));
  ({ POST: track } = await import('@/app/api/track-order/route'));
  ({ makePass } = await import('@/lib/platform/http/bot-check'));
  ({ POST: login } = await import('@/app/api/login/route'));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
});

const placed = () => orders.filter(({ status }) => status !== INCOMPLETE);
const sent = () => placed().find(({ consignments }) => consignments.some(({ shipments }) => shipments[0]))!;
const look = (id: number, more = '', handler = getOrder) => ask(handler, { path: `/api/x?id=${id}${more}` });
const open = (order: number, proof: string) => ask(track, { body: { order: String(order), proof } });
const signIn = (email: string) => ask(login, { body: { email, password: DEMO_PASSWORD } });

describe('looking up an order by its number alone', () => {
  test('reveals its status and dates, and no personal details, goods or tracking numbers', async () => {
    for (const order of placed()) {
      for (const handler of [getOrder, getTracking]) {
        const { status, answer } = await look(order.id, '', handler);
        expect(status).toBe(200);
        const text = JSON.stringify(answer);
        expect(Object.keys((answer as { data: object }).data).toSorted()).toEqual(
          ['id', 'orderedAt', 'shippedAt', 'status', 'updatedAt'].toSorted(),
        );
        const { billing, consignments } = order;
        const secrets = [billing, ...consignments.flatMap(({ address }) => address ?? [])].flatMap(
          ({ email, postcode, lastName, address1, phone }) => [email, postcode, lastName, address1, phone],
        );
        const parcels = consignments.flatMap(({ shipments }) => shipments);
        const goods = consignments.flatMap(({ lines }) => lines.map(({ name }) => name));
        for (const secret of [...secrets, ...goods, ...parcels.map((parcel) => parcel.trackingNumber ?? '')])
          if (secret) expect(text).not.toContain(secret);
      }
      Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
    }
  });

  test('finds no order that was never placed, and refuses a malformed number', async () => {
    const incomplete = orders.find(({ status }) => status === INCOMPLETE)!;
    const [one, two] = [await look(incomplete.id), await look(UNKNOWN)];
    expect(one.status).toBe(404);
    expect(one.answer).toEqual(two.answer);
    expect((await ask(getOrder, { path: '/api/x?id=abc' })).status).toBe(422);
  });
});

describe('looking up an order with its e-mail address or a postcode', () => {
  test('reveals all of it, however they are typed', async () => {
    const { id, billing, consignments } = sent();
    for (const more of [
      `&email=${encodeURIComponent(` ${billing.email.toUpperCase()} `)}`,
      `&postcode=${encodeURIComponent(billing.postcode.replaceAll(' ', '').toLowerCase())}`,
      `&postcode=${encodeURIComponent(consignments[0]?.address?.postcode ?? '')}`,
    ]) {
      const { status, answer } = await look(id, more);
      expect(status).toBe(200);
      expect(answer).toMatchObject({ data: { id, billingAddress: { email: billing.email } } });
    }
    const { answer } = await look(id, `&email=${billing.email}`, getTracking);
    const { shipments } = (answer as { data: { shipments: { items: { name: string }[] }[] } }).data;
    expect(shipments[0]?.items[0]?.name).toBeTruthy();
  });

  test('answers a mismatch like an unknown order', async () => {
    const [mismatched, unknown] = [
      await look(sent().id, '&email=nobody@example.org'),
      await look(UNKNOWN, '&email=nobody@example.org'),
    ];
    expect([mismatched.status, unknown.status]).toEqual([404, 404]);
    expect(mismatched.answer).toEqual(unknown.answer);
    const [one, two] = [await open(sent().id, 'LS1 1AA'), await open(UNKNOWN, 'LS1 1AA')];
    expect([one.status, two.status]).toEqual([404, 404]);
    expect(one.answer).toEqual(two.answer);
  });

  test('opens the whole order, and no other, to the browser that gave them', async () => {
    const { id, billing } = sent();
    const other = placed().find((order) => order.id !== id)!;
    expect(await open(id, billing.postcode)).toMatchObject({
      status: 200,
      answer: { redirect: `/track-order?order=${id}` },
    });
    expect((await look(id)).answer).toHaveProperty('data.billingAddress');
    expect((await look(other.id)).answer).not.toHaveProperty('data.billingAddress');
    jar().clear();
    expect((await look(id)).answer).not.toHaveProperty('data.billingAddress');
  });

  test('works as a plain HTML form', async () => {
    const { id, billing } = sent();
    const right = await submit(track, { order: `#${id}`, proof: billing.email }, '/track-order');
    expect([right.status, right.headers.get('location')]).toEqual([303, `/track-order?order=${id}`]);
    const wrong = await submit(track, { order: String(id), proof: 'x@example.org' }, '/track-order');
    expect(wrong.headers.get('location')).toMatch(/^\/track-order\?note=[\w-]+$/);
  });

  test('reports the error even if the entry is too long to be returned', async () => {
    const sentBack = await submit(track, { order: '1', proof: INCOMPRESSIBLE }, '/track-order');
    const location = new URL(sentBack.headers.get('location') ?? '', 'http://localhost:3000');
    const { getFormNote } = await import('@/lib/forms/queries');
    const note = await getFormNote({ id: '' }, Promise.resolve(Object.fromEntries(location.searchParams)));
    expect(note).toMatchObject({ kind: 'refused', fields: { proof: expect.any(String) } });
    expect(note).toHaveProperty('values', { order: '1' });
  });
});

describe('looking up an order while signed in', () => {
  test('reveals the whole of one’s own orders, and of others no more than to anybody', async () => {
    await signIn(DEMO_CUSTOMER.email);
    const own = placed().find(({ billing }) => billing.email === DEMO_CUSTOMER.email);
    const another = placed().find(({ billing }) => billing.email !== DEMO_CUSTOMER.email);
    expect((await look(own!.id)).answer).toHaveProperty('data.billingAddress');
    expect((await look(another!.id)).answer).not.toHaveProperty('data.billingAddress');
    await signIn(PEOPLE.find(({ fullness }) => fullness === 'empty')!.email);
    expect((await look(own!.id)).answer).not.toHaveProperty('data.billingAddress');
  });
});

describe('guessing', () => {
  test('is blocked after twenty misses', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 21; n++) answers.push((await look(UNKNOWN - n)).status);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(answers[20]).toBe(429);
    expect(Number((await look(UNKNOWN)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('requires the bot check after five wrong tries, with a new pass for each further try', async () => {
    const right = sent();
    const wrong = async (pass?: string) => {
      const body = { order: String(UNKNOWN), proof: 'pat@example.org', ...(pass ? { pass } : {}) };
      return (await ask(track, { body })).status;
    };
    for (let n = 0; n < 5; n += 1) expect(await wrong()).toBe(404);
    expect(await wrong()).toBe(428);
    expect((await open(right.id, right.billing.postcode)).status, 'a right one as well').toBe(428);
    const pass = makePass(Date.now() - 2_000);
    expect(await wrong(pass)).toBe(404);
    expect(await wrong(pass), 'which works once').toBe(428);
    const body = {
      order: String(right.id),
      proof: right.billing.postcode,
      pass: makePass(Date.now() - 2_000),
    };
    expect((await ask(track, { body })).status).toBe(200);
  });

  test('is blocked for a single order after ten tries, from whatever address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { status } = await ask(track, {
        body: { order: String(sent().id), proof: `LS1 ${n % 10}AA` },
        headers: { 'x-client-address': `192.0.2.${n}` },
      });
      answers.push(status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(404), 429]);
  });
});

describe('proof of an order', () => {
  const marks = { emails: ['Pat@Example.org', ''], postcodes: ['LS1 1AA', 'D02 X285', ''] };
  test.each([
    ['pat@example.org ', true],
    ['PAT@EXAMPLE.ORG', true],
    ['ls11aa', true],
    ['d02x285', true],
    ['', false],
    ['@', false],
    ['LS1', false],
    ['example.org', false],
  ])('%s is accepted only if it matches an e-mail address or a whole postcode', (text, fits) =>
    expect(proves(text, marks)).toBe(fits),
  );
});
