import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutOverview } from '@/lib/checkout/types';
import { readMessage } from '@/lib/orders/changes/message';
import { jar } from '../../support/jar';
import { openTill, type Till } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let till: Till;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const setStock = (productId: number, stock: number) =>
  upstream.store.prepare('UPDATE product SET stock = ? WHERE id = ?').run(stock, productId);
const stockOf = (productId: number) =>
  (
    upstream.store.prepare('SELECT stock FROM product WHERE id = ?').get(productId) as {
      stock: number;
    }
  ).stock;
const orders = () =>
  (upstream.store.prepare('SELECT count(*) AS n FROM orders WHERE status > 0').get() as { n: number }).n;

describe('two deliveries', () => {
  const DUE_MS = 21 * 86_400_000;

  /** What is here, and something that comes in three weeks. */
  async function putBoth() {
    const [here, due] = [till.products[6]!, till.products[7]!];
    const sql = "UPDATE product SET availability = 'Preorder', release_at = ? WHERE id = ?";
    upstream.store.prepare(sql).run(Date.now() + DUE_MS, due);
    await till.put([
      { product: here, quantity: 1 },
      { product: due, quantity: 1 },
    ]);
  }

  test('bring what is in stock first; order, confirmation and calendar show both days', async () => {
    await putBoth();
    const checkout = await till.steps(undefined, true);
    const [first, second] = checkout.consignments;
    expect([first?.lineIds.length, second?.lineIds.length]).toEqual([1, 1]);
    const days = [first?.chosen?.day ?? '', second?.chosen?.day ?? ''];
    expect(days[0]! < days[1]!).toBe(true);
    expect(checkout.sums.delivery).toBe(first!.chosen!.price + second!.chosen!.price);

    const placed = await till.place(checkout);
    expect(await till.payWith(placed.answer)).toBe(201);
    await till.settle();
    const { order } = placed.answer as { order: number };
    const found = await till.confirmation(order);
    expect(found).toMatchObject({ days, order: { total: checkout.sums.total } });
    expect(found?.order.consignments.map(({ lines }) => lines.length)).toEqual([1, 1]);
    const file = await till.calendar(order);
    expect(file.status).toBe(200);
  });

  test('are merged into one, on the first day when everything is available', async () => {
    await putBoth();
    const split = await till.steps(undefined, true);
    const late = split.consignments[1]!.options[0]!.day;
    const { consignments } = await till.steps();
    expect(consignments).toHaveLength(1);
    expect(consignments[0]?.lineIds).toHaveLength(2);
    expect(consignments[0]?.options[0]?.day).toBe(late);
  });

  test('need a day each', async () => {
    await putBoth();
    const { consignments } = await till.steps(undefined, true);
    const { answer, status } = await till.delivery({ split: 'on', option: consignments[0]!.options[0]!.id });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ fields: { option2: 'Choose a day for the second delivery' } });
  });
});

describe('a wallet', () => {
  const asForm = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual' as const,
  });

  test('is approved on its own page, and pays at the platform’s checkout', async () => {
    await till.put([{ product: till.products[5]!, quantity: 1 }]);
    const { id: cart } = await till.steps();
    const begun = await till.beginWallet('bigcommerce_payments.wallet');
    expect(begun.status).toBe(200);
    const approval = (begun.answer as { url: string }).url;
    const back = await fetch(
      approval.replace(/^http:\/\/[^/]+/, upstream.url),
      asForm({ decision: 'approve' }),
    );
    expect(back.headers.get('location')).toMatch(/\/checkout\/return\?wallet=approved$/);
    const finished = await till.finishWallet();
    const checkout = new URL((finished.answer as { url: string }).url);
    const [token = '', wallet = ''] = ['token', 'wallet'].map(
      (name) => checkout.searchParams.get(name) ?? '',
    );
    const pay = `${upstream.url}${checkout.pathname}/pay`;
    expect((await fetch(pay, asForm({ token, wallet }))).status).toBe(303);
    const placed = await fetch(`${upstream.url}${checkout.pathname}?token=${token}`, { redirect: 'manual' });
    const order = new URL(placed.headers.get('location') ?? '').searchParams.get('order') ?? '';
    expect(await till.settle({ order, cart })).toMatchObject({ state: 'paid' });
  });

  test('is refused if the platform does not offer it, or if none was begun', async () => {
    await till.put([{ product: till.products[5]!, quantity: 1 }]);
    expect((await till.beginWallet('other.wallet')).status).toBe(409);
    expect((await till.finishWallet()).status).toBe(409);
  });
});

describe('from a basket to an order', () => {
  test('a guest orders and sees the order, and nobody else does', async () => {
    const product = till.products[0]!;
    const before = stockOf(product);
    await till.put([{ product, quantity: 1 }]);
    const checkout = await till.steps();
    const placed = await till.place(checkout);
    expect(placed.status).toBe(200);
    expect(await till.settle()).toEqual({ state: 'open' });
    expect(await till.payWith(placed.answer)).toBe(201);
    const { order } = placed.answer as { order: number };
    expect(await till.settle()).toEqual({ state: 'paid', redirect: `/checkout/order/${order}` });
    expect(jar().has('cartId')).toBe(false);
    expect(stockOf(product)).toBe(before - 1);

    const found = await till.confirmation(order);
    expect(found).toMatchObject({
      order: { id: order, total: checkout.sums.total },
      days: [checkout.consignments[0]!.chosen!.day],
      prepare: {
        before: [expect.stringMatching(/^Measure the way in/), expect.stringMatching(/^Check that the tap/)],
        after: [expect.stringMatching(/^Take out the transit bolts/)],
      },
    });
    jar().clear();
    expect(await till.confirmation(order)).toBeNull();
    expect((await till.calendar(order)).status).toBe(404);
  });

  test('the fit and the way in are kept with the order, apart from the note for the crew', async () => {
    await till.put([{ product: till.products[3]!, quantity: 1 }]);
    const { consignments } = await till.steps();
    const fit = 'Washing machine: Fits, with 9 mm to spare in width.';
    const way = 'Washing machine: It will fit through. The narrowest door is 712 mm wide.';
    const option = consignments[0]!.chosen!.id;
    await till.delivery({ option, floor: 'first', steps: '3', door: '712', old: '650', way, fit });
    const placed = await till.place(await till.read());
    await till.payWith(placed.answer);
    await till.settle();
    const found = await till.confirmation((placed.answer as { order: number }).order);
    expect(readMessage(found?.order.message ?? null)).toEqual({
      note: 'Floor: First floor\nSteps: 3\nNarrowest door (mm): 712\nWidth of the old one (mm): 650',
      way,
      fit,
      begin: null,
    });
  });

  test('one key used fifty times at once makes one order, as do two keys for one basket', async () => {
    const count = orders();
    await till.put([{ product: till.products[1]!, quantity: 1 }]);
    const checkout = await till.steps();
    const all = await Promise.all(Array.from({ length: 50 }, () => till.place(checkout)));
    const numbers = new Set(all.map(({ answer }) => (answer as { order: number }).order));
    expect(numbers.size).toBe(1);
    const [{ options, chosen } = { options: [], chosen: null }] = checkout.consignments;
    const saturday = options.find(({ id }) => id !== chosen!.id)!;
    const other = await till.steps(saturday.id);
    const second = await till.place(other);
    expect(numbers.has((second.answer as { order: number }).order)).toBe(true);
    await till.payWith(second.answer);
    expect(orders()).toBe(count + 1);
    // Paid in another tab: the key that is left there leads to the same order and asks for no second payment.
    expect((await till.place(other)).answer).toMatchObject({ order: [...numbers][0], token: null });
  });

  test('a declined card leaves the order open for another card', async () => {
    await till.put([{ product: till.products[2]!, quantity: 1 }]);
    const checkout = await till.steps();
    const first = await till.place(checkout);
    expect(await till.payWith(first.answer, '4000000000000002')).toBe(422);
    expect(await till.settle()).toEqual({ state: 'open' });
    const second = await till.place(checkout);
    expect((second.answer as { order: number }).order).toBe((first.answer as { order: number }).order);
    expect(await till.payWith(second.answer)).toBe(201);
    expect(await till.settle()).toMatchObject({ state: 'paid' });
  });
});

describe('an order awaiting payment', () => {
  const setStatus = (order: number, status: number) =>
    upstream.store.prepare('UPDATE orders SET status = ? WHERE id = ?').run(status, order);

  test.each([
    [0, { state: 'open' }, true],
    [1, { state: 'waiting' }, false],
    [7, { state: 'waiting' }, false],
    [12, { state: 'waiting' }, false],
    [5, { state: 'ended' }, true],
    [11, { state: 'paid' }, false],
  ])('with status %i settles as %o', async (status, settled, isPayable) => {
    await till.put([{ product: till.products[8]!, quantity: 1 }]);
    const checkout = await till.steps();
    const placed = await till.place(checkout);
    const { order } = placed.answer as { order: number };
    setStatus(order, status);
    // Pressed again, in another tab: what is placed is never given a second payment.
    const { token } = (await till.place(checkout)).answer as { token: string | null };
    expect(token !== null).toBe(isPayable);
    setStatus(order, status);
    const leads = settled.state === 'paid' || settled.state === 'waiting';
    expect(await till.settle()).toEqual({
      ...settled,
      ...(leads && { redirect: `/checkout/order/${order}` }),
    });
    expect(jar().has('cartId')).toBe(!leads);
  });
});

test('a guest turns an order into an account with a password, and nobody else can', async () => {
  await till.put([{ product: till.products[5]!, quantity: 1 }]);
  const placed = await till.place(await till.steps());
  await till.payWith(placed.answer);
  const { order } = placed.answer as { order: number };
  const own = new Map(jar());
  jar().clear();
  expect((await till.makeAccount(order, 'Three plain words 7')).status).toBe(404);
  jar().clear();
  for (const [name, value] of own) jar().set(name, value);
  const placedTo = (await till.confirmation(order))!.order.consignments[0]!.address;
  const made = await till.makeAccount(order, 'Three plain words 7');
  expect(made).toMatchObject({
    status: 200,
    answer: { redirect: expect.stringMatching(new RegExp(String.raw`^/checkout/order/${order}\?note=`)) },
  });
  const { redirect } = made.answer as { redirect: string };
  const { getFormNote } = await import('@/lib/forms/queries');
  const { readSession } = await import('@/lib/platform/session/session');
  const session = (await readSession())!;
  const query = Object.fromEntries(new URL(redirect, 'http://shop.example').searchParams);
  expect(await getFormNote(session, Promise.resolve(query))).toMatchObject({
    text: 'Your account is ready. This order is in it, and its address is in your address book.',
  });
  const { getAddresses } = await import('@/lib/addresses/queries');
  expect(await getAddresses(session, '/account')).toMatchObject([
    { address1: placedTo.address1, city: placedTo.city, postalCode: placedTo.postalCode, countryCode: 'GB' },
  ]);
  const row = upstream.store
    .prepare('SELECT c.email FROM orders o JOIN customer c ON c.id = o.customer_id WHERE o.id = ?')
    .get(order);
  expect(row).toMatchObject({ email: 'hana@post.example' });
});

describe('placing an order is refused, with the reason, after', () => {
  test('the last unit was sold', async () => {
    const product = till.products[3]!;
    await till.put([{ product, quantity: 1 }]);
    const checkout = await till.steps();
    setStock(product, 0);
    const count = orders();
    const refused = await till.place(checkout);
    expect(refused.status).toBe(409);
    expect(refused.answer).toMatchObject({
      message: expect.stringMatching(/has sold out.*nothing is paid/i),
    });
    expect(orders()).toBe(count);
    setStock(product, 5);
  });

  test('the price changed, and succeeds at the new price', async () => {
    const product = till.products[4]!;
    await till.put([{ product, quantity: 1 }]);
    const checkout = await till.steps();
    upstream.store
      .prepare('UPDATE product SET price = price + 1000, sale_price = sale_price + 1000 WHERE id = ?')
      .run(product);
    const stale = await till.place(checkout);
    expect(stale.status).toBe(409);
    const fresh = await till.read();
    expect(fresh.sums.total).toBe(checkout.sums.total + 1000);
    expect((await till.place(fresh)).status).toBe(200);
  });

  test('an invalid key was sent', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    const checkout = await till.steps();
    const wrong = await till.place(checkout, 'made-up');
    expect(wrong.status).toBe(422);
  });

  test('something was added after the delivery was chosen', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    await till.steps();
    await till.add(till.products[1]!);
    const left = await till.place(await till.read());
    expect(left).toMatchObject({
      status: 409,
      answer: { message: expect.stringMatching(/the delivery has changed.*nothing is paid/) },
    });
    expect((await till.place(await till.steps())).status).toBe(200);
  });

  test('no delivery was chosen', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    expect((await till.place(await till.read())).status).toBe(409);
  });
});

describe('checkout forms', () => {
  test('report errors by field', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    expect(await till.contact({ email: 'x', phone: '' })).toMatchObject({
      status: 422,
      answer: {
        fields: {
          email: 'Enter an e-mail address such as name@example.co.uk',
          phone: 'Enter a phone number: the driver rings ahead',
        },
      },
    });
    await till.contact();
    expect(await till.delivery({ postalCode: 'LS6', option: '' })).toMatchObject({
      status: 422,
      answer: {
        fields: {
          postalCode: 'Enter a full postcode, such as LS6 3BN',
          option: 'Choose a delivery day',
        },
      },
    });
  });

  test('refuse a postcode in the Channel Islands', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    await till.contact();
    expect(await till.days('JE2 3AB')).toMatchObject({
      status: 422,
      answer: { fields: { postalCode: expect.stringMatching(/We do not deliver to the Channel Islands/) } },
    });
  });

  test('come back with the entries when submitted without scripts', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    const back = await till.contactByBrowser({ email: 'hana@post.example', phone: 'no' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(/^\/checkout\?step=contact&note=/);
  });

  test('keep the other entries when the days are looked up without scripts', async () => {
    const { getFormNote } = await import('@/lib/forms/queries');
    const basket = await till.put([{ product: till.products[0]!, quantity: 1 }]);
    await till.contact();
    const typed = { floor: 'first', parking: 'Behind the house', otherBill: 'on', billName: 'Pat Moss' };
    const back = await till.daysByBrowser({ postalCode: 'ls6 3bn', city: '', ...typed });
    const to = new URL(back.headers.get('location') ?? '', 'https://shop.example');
    expect(to.searchParams.get('step')).toBe('delivery');
    const note = await getFormNote(basket, Promise.resolve(Object.fromEntries(to.searchParams)));
    expect(note).toEqual({ kind: 'typed', values: { ...typed, book: 'new', postalCode: 'LS6 3BN' } });
    expect((await till.days('LS6 3BN')).answer).toMatchObject({ redirect: '/checkout?step=delivery' });
  });
});

describe('GET /api/checkout', () => {
  test('returns totals without personal details, and null for an unreadable checkout', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    const checkout = await till.steps();
    const { answer } = await till.overview(checkout.id);
    expect((answer as CheckoutOverview).sums).toEqual(checkout.sums);
    expect(JSON.stringify(answer)).not.toMatch(/Hana|Hessle|LS6|post\.example|07700/);
    expect((await till.overview('5f2c1e1a-0000-4000-8000-000000000009')).answer).toBeNull();
    expect((await till.overview(await till.cartOfCustomer())).answer).toBeNull();
  });
});

describe('codes', () => {
  test('of coupons and gift certificates are applied, listed and removed', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    const unknown = await till.code('NOSUCHCODE');
    expect(unknown).toMatchObject({
      status: 422,
      answer: { message: 'We don’t recognise this code. Check it and try again.' },
    });
    const applied = (await till.code('WELCOME10')).answer as CheckoutOverview;
    expect(applied.sums.reductions).toMatchObject([{ code: 'WELCOME10' }]);
    const both = (await till.code('GIFT-50-HOBWRIGHT')).answer as CheckoutOverview;
    expect(both.sums.certificates).toMatchObject([{ code: 'GIFT-50-HOBWRIGHT' }]);
    expect(both.sums.due).toBe(both.sums.total - both.sums.certificates[0]!.used);
    await till.code('WELCOME10', 'remove');
    const none = (await till.code('GIFT-50-HOBWRIGHT', 'remove')).answer as CheckoutOverview;
    expect(none.sums).toMatchObject({ reductions: [], certificates: [] });
  });

  test.each([
    ['KITCHEN10', 'This coupon has expired.'],
    ['FIRST100', 'This coupon has already been used as often as it can be.'],
    ['GIFT-0-HOBWRIGHT', 'Nothing is left on this gift certificate.'],
  ])('that exist but cannot be used, such as %s, are refused with the reason', async (code, message) => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    expect(await till.code(code)).toMatchObject({ status: 422, answer: { message } });
  });

  describe('at a platform that words its refusals differently', () => {
    let answers: string[];
    const asked = (name: string) => answers.filter((answer) => answer.includes(`"${name}"`)).length;
    beforeEach(async () => {
      answers = [];
      upstream.reword = (answer) => {
        answers.push(answer);
        return answer.replace(
          /Incorrect or mismatch: [^"]*/,
          'Coupon code `x` is not eligible for this checkout',
        );
      };
      await till.put([{ product: till.products[0]!, quantity: 1 }]);
    });
    afterEach(() => {
      upstream.reword = (answer) => answer;
    });

    test('are still accepted as gift certificates', async () => {
      const { answer } = await till.code('GIFT-50-HOBWRIGHT');
      expect((answer as CheckoutOverview).sums.certificates).toMatchObject([{ code: 'GIFT-50-HOBWRIGHT' }]);
    });

    test('are tried as gift certificates only if no coupon was applied', async () => {
      await till.code('WELCOME10');
      expect(asked('applyCheckoutGiftCertificate')).toBe(0);
      await till.code('NOSUCHCODE');
      expect(asked('applyCheckoutGiftCertificate')).toBe(1);
    });

    test('are refused in the shop’s words', async () => {
      const message = expect.stringMatching(/^We can’t apply this code to your basket\./);
      expect(await till.code('NOSUCHCODE')).toMatchObject({ status: 422, answer: { message } });
      const stays = expect.stringMatching(/^We couldn’t remove this code\./);
      expect(await till.code('WELCOME10', 'remove')).toMatchObject({
        status: 422,
        answer: { message: stays },
      });
    });
  });
});

describe('the platform’s own checkout', () => {
  test('is on the platform’s host, and shows its orders only to the basket’s browser', async () => {
    await till.put([{ product: till.products[0]!, quantity: 1 }]);
    const checkout = await till.steps();
    const { getHostedCheckout } = await import('@/lib/checkout/hosted-commands');
    const { hostname, pathname } = new URL(await getHostedCheckout(checkout.id, null));
    expect({ hostname, pathname }).toEqual({ hostname: '127.0.0.1', pathname: `/checkout/${checkout.id}` });

    // Paid there: this browser has placed nothing itself.
    const placed = await till.place(checkout);
    const { order } = placed.answer as { order: number };
    await till.payWith(placed.answer);
    jar().delete('placedOrders');
    expect(await till.confirmation(order)).toBeNull();
    const named = { order: String(order), cart: checkout.id };
    expect(await till.settle(named)).toMatchObject({ state: 'paid' });
    expect(await till.confirmation(order)).toMatchObject({ order: { id: order } });

    jar().clear();
    expect(await till.settle(named)).toEqual({ state: 'none' });
  });
});
