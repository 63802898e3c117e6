import { expect, test } from 'vitest';
import { all, run } from '../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../catalogue.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { CARDS, payBy, paymentRequest } from './till.ts';

async function placed(sandbox: TestSandbox) {
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.washer, quantity: 1 }]);
  await shopper.address();
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  return { shopper, id: orderEntityId ?? 0, token: paymentAccessToken };
}

const statusOf = ({ store }: TestSandbox): unknown => all(store, 'SELECT status, held FROM orders');

test.each([
  [CARDS.declined, 30102],
  [CARDS.poor, 30106],
  [CARDS.expired, 30103],
])('card %s is declined with %i, and repeating the attempt gets the same answer', async (card, code) => {
  await using sandbox = await openSandbox();
  const { token } = await placed(sandbox);
  for (const number of [card, CARDS.visa]) {
    expect(await payBy(sandbox, token, number, { key: 'first-try' })).toMatchObject({
      status: 422,
      body: { code },
    });
  }
  expect(await payBy(sandbox, token, CARDS.visa, { key: 'second-try' })).toMatchObject({ status: 201 });
  expect(await payBy(sandbox, token, CARDS.visa, { key: 'third-try' })).toMatchObject({
    status: 422,
    body: { code: 30101 },
  });
});

test('a payment whose answer is lost is charged once, and a retry gets its result', async () => {
  await using sandbox = await openSandbox();
  const { token } = await placed(sandbox);
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { headers, body } = paymentRequest(token, CARDS.lost, { key: 'the-one-try' });
  await expect(
    fetch(`${origin}/payments`, { method: 'POST', headers, body: JSON.stringify(body) }),
  ).rejects.toThrow('fetch failed');
  const again = await payBy(sandbox, token, CARDS.lost, { key: 'the-one-try' });
  expect(again.status).toBe(201);
  expect((await payBy(sandbox, token, CARDS.visa)).body.data?.id).toBe(again.body.data?.id);
  expect(all(sandbox.store, 'SELECT amount FROM order_payment')).toEqual([{ amount: 42_900 }]);
});

test('a gateway timeout charges nothing, and a retry does', async () => {
  await using sandbox = await openSandbox();
  const { token } = await placed(sandbox);
  expect(await payBy(sandbox, token, CARDS.slow, { key: 'the-one-try' })).toMatchObject({ status: 504 });
  expect(statusOf(sandbox)).toEqual([{ status: 0, held: 1 }]);
  expect(await payBy(sandbox, token, CARDS.slow, { key: 'the-one-try' })).toMatchObject({ status: 201 });
});

test('the bank’s page approves or refuses a payment once, and returns to the shop', async () => {
  await using sandbox = await openSandbox();
  const { id, token } = await placed(sandbox);
  const decide = async (url: string, decision: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}`,
    });
  const challenge = async (return_url?: string): Promise<string> => {
    const { status, body } = await payBy(sandbox, token, CARDS.challenged, return_url ? { return_url } : {});
    expect([status, body.data?.status]).toEqual([202, 'additional_action_required']);
    return body.data?.additional_action_required?.data.redirect_url ?? '';
  };
  const first = await challenge('https://elsewhere.example/steal');
  const page = await sandbox.app.inject({ url: new URL(first).pathname });
  expect(page.body).toContain('£429.00');
  expect(page.body).toContain('Visa ending 3220');
  const refused = await decide(first, 'refuse');
  expect(refused.statusCode).toBe(303);
  expect(refused.headers.location).toMatch(
    new RegExp(`^http://shop\\.test/checkout/return\\?order=${id}&payment=[\\w-]+&status=declined$`),
  );
  expect(statusOf(sandbox)).toEqual([{ status: 0, held: 0 }]);
  const adrift = await challenge();
  run(sandbox.store, 'UPDATE payment SET return_url = NULL');
  expect((await decide(adrift, 'refuse')).headers.location).toMatch(
    /^http:\/\/shop\.test\/checkout\/return\?/,
  );
  const second = await challenge('http://shop.test/checkout/back?from=bank');
  const approved = await decide(second, 'approve');
  expect(approved.headers.location).toMatch(
    /^http:\/\/shop\.test\/checkout\/back\?from=bank&.*status=success$/,
  );
  expect(statusOf(sandbox)).toEqual([{ status: 11, held: 1 }]);
  expect((await decide(second, 'refuse')).headers.location).toContain('status=success');
  expect((await decide(first, 'approve')).headers.location).toContain('status=declined');
  expect(all(sandbox.store, 'SELECT amount FROM order_payment')).toHaveLength(1);
});

test('a payment is declined if the order changed while the bank was asking', async () => {
  await using sandbox = await openSandbox();
  const { shopper, token } = await placed(sandbox);
  const { body } = await payBy(sandbox, token, CARDS.challenged);
  await shopper.step('message', { data: { message: 'Wait' } });
  const url = new URL(body.data?.additional_action_required?.data.redirect_url ?? '');
  const { headers } = await sandbox.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
  expect(headers.location).toContain('status=declined');
  expect(statusOf(sandbox)).toEqual([{ status: 0, held: 0 }]);
});

test('invalid tokens, cards and origins are refused', async () => {
  await using sandbox = await openSandbox();
  const { id, token } = await placed(sandbox);
  const [head, , tail] = (token ?? '').split('.');
  const forged = Buffer.from(JSON.stringify({ sub: String(id), rev: 1, exp: 9e9 })).toString('base64url');
  for (const wrong of ['', 'x', `${head}.${forged}.${tail}`, `${token}x`]) {
    expect(await payBy(sandbox, wrong, CARDS.visa)).toMatchObject({ status: 401 });
  }
  expect(await payBy(sandbox, `JWT ${token}`, '4111111111111112')).toMatchObject({
    status: 422,
    body: { errors: { 'instrument.number': 'Check the card number.' } },
  });
  expect(await payBy(sandbox, token, '4242424242424242')).toMatchObject({
    status: 422,
    body: { title: 'This sandbox takes test cards only.' },
  });
  expect(await payBy(sandbox, token, CARDS.visa, { expiry_year: 2025 })).toMatchObject({
    body: { code: 30103 },
  });
  expect(await payBy(sandbox, token, CARDS.visa, { verification_value: '12' })).toMatchObject({
    status: 422,
  });
  const elsewhere = await sandbox.app.inject({
    method: 'OPTIONS',
    url: '/payments',
    headers: { origin: 'http://shop.test' },
  });
  // Not even the shop's own pages: cards are sent by the frames alone.
  expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined();
  sandbox.clock.now += 3_600_000;
  expect(await payBy(sandbox, token, CARDS.visa)).toMatchObject({ status: 401 });
  const { body } = await sandbox.rest('POST', '/v3/payments/access_tokens', { order: { id } });
  const fresh = (body as { data: { id: string } }).data.id;
  expect(await payBy(sandbox, fresh, CARDS.visa)).toMatchObject({ status: 201 });
  expect(await sandbox.rest('POST', '/v3/payments/access_tokens', { order: { id } })).toMatchObject({
    status: 422,
  });
  expect(await sandbox.rest('GET', '/v3/payments/methods')).toMatchObject({
    body: { data: [{ id: 'sandbox.card', test_mode: true }] },
  });
});

test('no card number is stored anywhere', async () => {
  await using sandbox = await openSandbox();
  const { token } = await placed(sandbox);
  for (const number of [CARDS.declined, CARDS.challenged, CARDS.slow, CARDS.visa]) {
    await payBy(sandbox, token, number);
  }
  const tables = all<{ name: string }>(
    sandbox.store,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'product_text%'",
  );
  const everything = tables
    .map(({ name }) => JSON.stringify(sandbox.store.prepare(`SELECT * FROM "${name}"`).all()))
    .join('');
  for (const number of Object.values(CARDS)) {
    const bare = number.replaceAll(' ', '');
    expect(everything).not.toContain(bare);
    expect(everything).not.toContain(number);
    expect(everything).not.toContain(bare.slice(0, 12));
  }
});

test('gift certificates pay first, and are refunded if the card is declined', async () => {
  await using sandbox = await openSandbox();
  run(
    sandbox.store,
    "INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES ('FIFTY', 5000, 5000, 0), ('LOTS', 90000, 90000, 0)",
  );
  const balances = (): unknown =>
    all<{ balance: number }>(sandbox.store, 'SELECT balance FROM gift_certificate ORDER BY id').map(
      ({ balance }) => balance,
    );
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.washer, quantity: 1 }]);
  await shopper.address();
  const checkout = await shopper.step('applyCertificate', { data: { giftCertificateCode: 'fifty' } });
  expect(checkout).toMatchObject({ grandTotal: { value: 429 }, outstandingBalance: { value: 379 } });
  const { paymentAccessToken } = await shopper.complete();
  expect(balances()).toEqual([0, 90_000]);
  expect((await shopper.complete()).errors).toEqual([]);
  expect(await shopper.read()).toMatchObject({ giftCertificates: [{ used: { value: 50 } }] });
  await payBy(sandbox, paymentAccessToken, CARDS.declined);
  expect(balances()).toEqual([5000, 90_000]);
  const whole = await shopper.step('applyCertificate', { data: { giftCertificateCode: 'LOTS' } });
  expect(whole).toMatchObject({
    outstandingBalance: { value: 0 },
    giftCertificates: [{ code: 'FIFTY' }, { code: 'LOTS', remaining: { value: 521 } }],
  });
  expect(await shopper.complete()).toMatchObject({ paymentAccessToken: null, errors: [] });
  expect(balances()).toEqual([0, 52_100]);
  expect(statusOf(sandbox)).toEqual([{ status: 11, held: 1 }]);
  expect(all(sandbox.store, 'SELECT method_name, amount FROM order_payment ORDER BY id')).toEqual([
    { method_name: 'Gift certificate ending IFTY', amount: 5000 },
    { method_name: 'Gift certificate ending LOTS', amount: 37_900 },
  ]);
});
