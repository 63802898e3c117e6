import { describe, expect, test } from 'vitest';
import { all, run } from '../../sandbox/store/rows.ts';
import { PRODUCTS } from './catalogue.ts';
import { Shopper } from './commerce/checkout/shopper.ts';
import { REDIRECT_URLS, WALLET_INTENT, WALLETS } from './commerce/documents.ts';
import { openSandbox, type TestSandbox } from './fixture.ts';
import { CARDS } from './payments/till.ts';

type Intent = { orderId: string; approvalUrl: string; initializationEntityId: string };

/** A browser without script: follows where forms lead to, and keeps the page it is on. */
class Browser {
  readonly #sandbox: TestSandbox;
  url = '';
  status = 0;
  body = '';
  headers: Record<string, unknown> = {};

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  async open(url: string): Promise<void> {
    await this.#go({ method: 'GET', url });
  }

  /** Fills in the form that posts to this part of the checkout, and sends it. */
  async send(part: string, fields: Record<string, string>): Promise<void> {
    const action = new RegExp(`action="([^"]*/${part})"`).exec(this.body)?.[1];
    if (!action) throw new Error(`No form ${part} on ${this.url}.`);
    const token = /name="token" value="([^"]*)"/.exec(this.body)?.[1] ?? '';
    await this.#go({
      method: 'POST',
      url: action,
      payload: new URLSearchParams({ token, ...fields }).toString(),
    });
  }

  async #go(request: { method: 'GET' | 'POST'; url: string; payload?: string }): Promise<void> {
    const { pathname, search } = new URL(request.url, 'http://sandbox.test');
    const response = await this.#sandbox.app.inject({
      ...request,
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    this.url = request.url;
    this.status = response.statusCode;
    this.body = response.body;
    this.headers = response.headers;
    const { location } = response.headers;
    if (typeof location !== 'string') return;
    if (location.startsWith('http://shop.test')) this.url = location;
    else await this.#go({ method: 'GET', url: location });
  }
}

async function arrive(sandbox: TestSandbox, items: object[]): Promise<{ browser: Browser; cart: string }> {
  const { id } = await Shopper.with(sandbox, items);
  const { data } = await sandbox.graphql<{
    cart: { createCartRedirectUrls: { redirectUrls: { redirectedCheckoutUrl: string } } };
  }>(REDIRECT_URLS, { input: { cartEntityId: id } });
  const browser = new Browser(sandbox);
  await browser.open(data?.cart.createCartRedirectUrls.redirectUrls.redirectedCheckoutUrl ?? '');
  return { browser, cart: id };
}

const washer = { productEntityId: PRODUCTS.washer, quantity: 1 };
const home = {
  email: 'pat@example.org',
  phone: '01632 960001',
  firstName: 'Pat',
  lastName: 'Moss',
  address1: '1 High Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
};
const card = (number: string): Record<string, string> => ({
  name: 'Pat Moss',
  number,
  expiry: '12/30',
  code: '123',
});

/** Takes the first day that is offered. */
async function takeDay(browser: Browser): Promise<void> {
  const [, consignment = '', option = ''] =
    /type="radio" name="([^"]+)" value="([^"]+)"/.exec(browser.body) ?? [];
  await browser.send('day', { [consignment]: option });
}

test('the hosted checkout works without JavaScript and returns the shopper to the shop', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, "INSERT INTO coupon (code, name, kind, value) VALUES ('TEN', 'Ten', 'percent', 10)");
  const { browser, cart } = await arrive(sandbox, [washer]);
  expect(browser.status).toBe(200);
  expect(browser.headers['content-security-policy']).toContain("default-src 'none'");
  expect(browser.body).not.toContain('<script');
  await browser.send('address', home);
  await takeDay(browser);
  await browser.send('code', { code: 'ten', deed: 'apply' });
  // Saturday, the first day, costs £15.
  expect(browser.body).toContain('Pay £401.10 now');
  await browser.send('pay', card(CARDS.declined));
  expect(browser.body).toContain('The card was declined by its bank.');
  await browser.send('pay', card('4111 1111 1111 1112'));
  expect(browser.body).toContain('Check the card number.');
  await browser.send('pay', card(CARDS.visa));
  const [order] = all<{ id: number; status: number; total: number }>(
    sandbox.store,
    'SELECT id, status, total FROM orders',
  );
  expect(order).toMatchObject({ status: 11, total: 40_110 });
  expect(browser.url).toBe(`http://shop.test/checkout/return?order=${order?.id}&cart=${cart}&status=success`);
});

test('a challenged card goes to the bank’s page, and back to the checkout if the bank refuses it', async () => {
  await using sandbox = await openSandbox();
  const { browser } = await arrive(sandbox, [washer]);
  await browser.send('address', home);
  await takeDay(browser);
  await browser.send('pay', card(CARDS.challenged));
  expect(browser.body).toContain('Confirm your payment');
  const bank = /challenge\/[\w-]+/.exec(browser.body)?.[0].split('/')[1] ?? '';
  await browser.send(`challenge/${bank}`, { decision: 'refuse' });
  expect(browser.body).toContain('Your bank did not approve the payment.');
  await browser.send('pay', card(CARDS.challenged));
  const again = /challenge\/[\w-]+/.exec(browser.body)?.[0].split('/')[1] ?? '';
  await browser.send(`challenge/${again}`, { decision: 'approve' });
  expect(browser.url).toContain('http://shop.test/checkout/return?order=');
});

test('the checkout explains what it refuses, keeps the entries and never shows a card number again', async () => {
  await using sandbox = await openSandbox();
  const { browser } = await arrive(sandbox, [washer]);
  await browser.send('address', { ...home, email: 'pat' });
  expect(browser.body).toContain('The e-mail address is invalid');
  await browser.send('address', { ...home, lastName: '<b>Moss', postalCode: 'JE2 3AB' });
  expect(browser.body).toContain('We do not deliver these goods to this postcode.');
  expect(browser.body).toContain('&lt;b&gt;Moss');
  await browser.send('address', home);
  await browser.send('code', { code: 'NONE', deed: 'apply' });
  expect(browser.body).toContain('Coupon code NONE does not exist');
  await takeDay(browser);
  await browser.send('pay', { ...card(CARDS.visa), expiry: 'next year' });
  expect(browser.body).toContain('Check the expiry date.');
  expect(all(sandbox.store, 'SELECT 1 FROM orders')).toEqual([]);
  await browser.send('pay', card(CARDS.poor));
  expect(browser.body).toContain('not enough funds');
  expect(browser.body).not.toContain('9995');
});

test('the checkout opens only through its own link, only for its own cart, and not once the link has expired', async () => {
  await using sandbox = await openSandbox();
  const { browser, cart } = await arrive(sandbox, [washer]);
  const { id: other } = await Shopper.with(sandbox, [washer]);
  const token = new URL(browser.url).searchParams.get('token');
  for (const url of [
    `/checkout/${cart}`,
    `/checkout/${cart}?token=1.x`,
    `/checkout/${other}?token=${token}`,
  ]) {
    const { statusCode, body } = await sandbox.app.inject({ url });
    expect([statusCode, body.includes('This checkout has ended')]).toEqual([404, true]);
  }
  sandbox.clock.now += 31 * 86_400_000;
  await browser.open(browser.url);
  expect(browser.status).toBe(404);
});

describe('a wallet', () => {
  /** What the shop does before and after its shopper is at the wallet. */
  async function approve(sandbox: TestSandbox, browser: Browser, cart: string, decision: string) {
    const { data } = await sandbox.graphql<{
      payment: { paymentWallet: { createPaymentWalletIntent: { paymentWalletIntentData: Intent } } };
    }>(WALLET_INTENT, {
      input: { cartEntityId: cart, paymentWalletEntityId: 'bigcommerce_payments.wallet' },
    });
    const intent = data?.payment.paymentWallet.createPaymentWalletIntent.paymentWalletIntentData;
    if (!intent) throw new Error('There is no intent.');
    await browser.open(intent.approvalUrl);
    await browser.send(`wallets/${intent.orderId}`, { decision });
    const { orderId: providerOrderId, initializationEntityId: initializationId } = intent;
    const urls = await sandbox.graphql<{
      cart: { createCartRedirectUrls: { redirectUrls: { externalCheckoutUrl: string } } };
    }>(REDIRECT_URLS, {
      input: { cartEntityId: cart, paymentWalletData: { providerOrderId, initializationId } },
    });
    return urls.data?.cart.createCartRedirectUrls.redirectUrls.externalCheckoutUrl ?? '';
  }

  test('is offered, asks for approval of the outstanding amount, and pays once it is approved', async () => {
    await using sandbox = await openSandbox();
    const { data } = await sandbox.graphql<{ site: { paymentWallets: { edges: { node: object }[] } } }>(
      WALLETS,
    );
    expect(data?.site.paymentWallets.edges).toMatchObject([{ node: { isTestMode: true } }]);
    const { browser, cart } = await arrive(sandbox, [washer]);
    await browser.send('address', home);
    await takeDay(browser);
    await browser.open(await approve(sandbox, browser, cart, 'approve'));
    expect(browser.body).toContain('You have approved up to £444.00 with Test wallet.');
    expect(browser.body).not.toContain('cc-number');
    await browser.send('pay', { wallet: /name="wallet" value="([^"]+)"/.exec(browser.body)?.[1] ?? '' });
    expect(browser.url).toContain('status=success');
    expect(all(sandbox.store, 'SELECT method_name, amount FROM order_payment')).toEqual([
      { method_name: 'Test wallet', amount: 44_400 },
    ]);
  });

  test('takes no payment if the shopper refused it or approved less than the total', async () => {
    await using sandbox = await openSandbox();
    const { browser, cart } = await arrive(sandbox, [washer]);
    await browser.send('address', home);
    await browser.open(await approve(sandbox, browser, cart, 'refuse'));
    await takeDay(browser);
    expect(browser.body).toContain('cc-number');
    const before = await arrive(sandbox, [washer]);
    const url = await approve(sandbox, before.browser, before.cart, 'approve');
    await before.browser.open(url);
    await before.browser.send('address', home);
    const wallet = new URL(url).searchParams.get('wallet') ?? '';
    await takeDay(before.browser);
    await before.browser.send('pay', { wallet });
    expect(before.browser.body).toContain('The total is more than was approved.');
    expect(all(sandbox.store, 'SELECT * FROM order_payment')).toEqual([]);
  });
});
