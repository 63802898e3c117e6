import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, request as requests, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { DEMO_PASSWORD } from '../sandbox/demo/seed/customers/data/people.ts';
import { wantedForMachines } from '../scripts/lib/machines.ts';
import { WASHER } from './support/checkout.ts';
import { type Machines, type Name, NAMES, startMachines } from './support/machines.ts';
import { mailAbout, mailsAbout } from './support/mail.ts';

const OTHER = '/tarnside-tw-1014-10kg-washing-machine';
const PAGES = ['/', '/laundry', '/washing-machines', WASHER, OTHER, '/help'];

/**
 * Two machines with the same build behind nginx, sharing one PostgreSQL and one Redis; the clock of one is a minute
 * ahead.
 */
test.describe('two machines behind a load balancer', { tag: '@long' }, () => {
  const wanted = wantedForMachines();
  test.skip(wanted !== null, wanted ?? '');
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  let shop: Machines;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shop = await startMachines();
    const by = await visitor();
    // Loads the pages once: what shoppers have seen must stay available during any outage.
    for (const name of NAMES) {
      await expect.poll(() => startOf(name), { timeout: 120_000 }).toBe(200);
      for (const path of PAGES)
        await expect.poll(async () => (await read(by, name, path)).status(), { timeout: 60_000 }).toBe(200);
    }
    await by.dispose();
  });
  test.afterAll(() => shop?.[Symbol.asyncDispose]());

  const startOf = async (name: Name) => (await shop.health(name, 'start')).code;
  const visitor = () => requests.newContext({ timeout: 60_000 });
  type Visitor = Awaited<ReturnType<typeof visitor>>;

  const on = (name: Name) => ({ 'x-machine': name });
  const send = async (by: Visitor, name: Name, call: string, form: Record<string, string>) =>
    by.post(shop.origin + call, { form, headers: { origin: shop.origin, ...on(name) }, maxRedirects: 0 });
  const read = async (by: Visitor, name: Name, path: string) =>
    by.get(shop.origin + path, { headers: on(name), maxRedirects: 0 });
  const wordsOn = async (by: Visitor, name: Name, path: string) => (await read(by, name, path)).text();
  const signIn = (by: Visitor, name: Name) =>
    send(by, name, '/api/login', {
      email: 'demo@hobwright.example',
      password: DEMO_PASSWORD,
      redirect: '/account',
    });
  const mayEnter = async (by: Visitor, name: Name) => (await read(by, name, '/account')).status() === 200;
  const write = (by: Visitor, name: Name, email: string) =>
    send(by, name, '/api/contact', { email, comments: 'Do you still sell bags for it?' });

  /** Returns the value of the first field of a name on a page. */
  function fieldIn(html: string, name: string): string {
    const field = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    return / value="([^"]+)"/.exec(field)?.[1] ?? '';
  }
  async function productAt(by: Visitor, path: string) {
    const product = async () => fieldIn(await wordsOn(by, 'a', path), 'product');
    await expect.poll(product, { timeout: 60_000 }).not.toBe('');
    const html = await wordsOn(by, 'a', path);
    return { product: fieldIn(html, 'product'), sku: fieldIn(html, 'sku') };
  }

  /** Sends a signed webhook event of the platform. */
  async function tell(name: Name, event: object): Promise<number> {
    const [id, at, body] = [randomUUID(), new Date(), JSON.stringify(event)];
    const key = Buffer.from(shop.stack.env['BIGCOMMERCE_CLIENT_SECRET'] ?? '').toString('base64');
    const answer = await fetch(`${shop.origin}/api/webhooks/commerce`, {
      method: 'POST',
      headers: {
        ...on(name),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      },
      body,
    });
    return answer.status;
  }
  const productNews = (id: string, hash: string) => ({
    scope: 'store/product/updated',
    data: { type: 'product', id: Number(id) },
    hash,
    created_at: 1,
  });

  /** Writes a price directly into the platform's database, so that only the test's own event reports it. */
  function setPrice(path: string, pence: number): void {
    const store = new DatabaseSync(join(shop.stack.env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
    store.exec('PRAGMA busy_timeout = 5000');
    store.prepare('UPDATE product SET price = ?, sale_price = NULL WHERE path = ?').run(pence, `${path}/`);
    store.close();
  }
  const costs = (by: Visitor, name: Name, path: string, price: string) =>
    expect.poll(async () => (await wordsOn(by, name, path)).includes(price), { timeout: 30_000 }).toBe(true);

  test('share sign-ins and the basket, and a session ended on one is ended on both', async () => {
    const by = await visitor();
    expect((await signIn(by, 'b')).status()).toBe(303);
    for (const name of NAMES) expect(await mayEnter(by, name)).toBe(true);
    const one = { quantity: '1', ...(await productAt(by, WASHER)) };
    expect((await send(by, 'a', '/api/basket/add', one)).status()).toBe(303);
    expect(await wordsOn(by, 'b', '/cart/plain')).toContain('TW-914');
    const copy = await requests.newContext({ storageState: await by.storageState() });
    expect((await send(by, 'a', '/api/logout', {})).status()).toBe(303);
    for (const name of NAMES) expect(await mayEnter(copy, name)).toBe(false);
  });

  test('send each alert once, whichever machine took it and however often the event comes', async () => {
    const by = await visitor();
    const { product, sku } = await productAt(by, WASHER);
    const form = { path: WASHER, productId: product, sku, productName: 'A washer', pounds: '90000' };
    for (const [name, email] of [
      ['a', 'waits-a@example.org'],
      ['b', 'waits-b@example.org'],
    ] as const)
      expect((await send(by, name, '/api/price-alert', { ...form, email })).headers()['location']).toContain(
        'sent',
      );
    const event = productNews(product, 'twice');
    expect(await Promise.all(NAMES.map((name) => tell(name, event)))).toEqual([200, 200]);
    for (const email of ['waits-a@example.org', 'waits-b@example.org'])
      await mailAbout(by, shop.stack.sandbox, 'Now £', email);
    expect(await mailsAbout(by, shop.stack.sandbox, 'Now £')).toBe(2);
  });

  test('both show a new price once either hears of it, whichever clock is ahead', async () => {
    const by = await visitor();
    const { product } = await productAt(by, OTHER);
    for (const [at, name] of NAMES.entries()) {
      for (const each of NAMES) await read(by, each, OTHER);
      setPrice(OTHER, 43_211 + at);
      expect(await tell(name, productNews(product, `price-${at}`))).toBe(200);
      for (const each of NAMES) await costs(by, each, OTHER, `£432.1${1 + at}`);
    }
  });

  test('lose no request while they are restarted one after the other', async () => {
    const by = await visitor();
    await send(by, 'a', '/api/basket/add', { quantity: '1', ...(await productAt(by, WASHER)) });
    const basket = async () => (await by.get(`${shop.origin}/cart/plain`)).text();
    const line = fieldIn(await basket(), 'line');
    expect(line).not.toBe('');
    const over = new AbortController();
    const lost: string[] = [];
    let answered = 0;
    /** Repeats a request like a shopper sent to any machine by the balancer. @returns the number of requests */
    async function keepAsking(ask: (turn: number) => Promise<{ status(): number }>): Promise<number> {
      let turns = 0;
      for (; !over.signal.aborted; turns += 1) {
        const found = await ask(turns).then(
          (answer) => String(answer.status()),
          (error: unknown) => String(error),
        );
        if (/^(200|303)$/.test(found)) answered += 1;
        else lost.push(`turn ${turns}: ${found}`);
      }
      return turns;
    }
    const quantityAt = (turn: number) => String(1 + (turn % 3));
    const changes = keepAsking((turn) =>
      by.post(`${shop.origin}/api/basket/change`, {
        form: { line, quantity: quantityAt(turn) },
        headers: { origin: shop.origin },
        maxRedirects: 0,
      }),
    );
    const visits = [0, 1].map((first) =>
      keepAsking(async (turn) => {
        const fresh = await visitor();
        const answer = await fresh.get(shop.origin + (PAGES[(first + turn) % PAGES.length] ?? '/'));
        await fresh.dispose();
        return answer;
      }),
    );
    const meanwhile: number[] = [];
    for (const name of NAMES) {
      const before = answered;
      await shop.restart(name);
      await expect.poll(() => startOf(name), { timeout: 120_000 }).toBe(200);
      meanwhile.push(answered - before);
    }
    over.abort();
    const [changed] = await Promise.all([changes, ...visits]);
    expect(lost).toEqual([]);
    expect(Math.min(...meanwhile), 'while each of them was away').toBeGreaterThan(20);
    expect(changed).toBeGreaterThan(10);
    expect(fieldIn(await basket(), 'quantity')).toBe(quantityAt(changed - 1));
  });

  for (const how of ['killed', 'frozen'] as const) {
    test(`keep selling while Redis is ${how}, and agree again once it is back`, async () => {
      const by = await visitor();
      const { product } = await productAt(by, OTHER);
      await signIn(by, 'b');
      const copy = await requests.newContext({ storageState: await by.storageState() });
      if (how === 'killed') await shop.redis.kill();
      else shop.redis.freeze(true);
      for (const name of NAMES)
        for (const path of PAGES)
          expect((await read(by, name, path)).status(), `${path} on ${name}`).toBe(200);
      expect((await send(by, 'a', '/api/logout', {})).status()).toBe(303);
      for (const name of NAMES) expect(await mayEnter(copy, name)).toBe(false);
      const pence = how === 'killed' ? 44_455 : 45_566;
      setPrice(OTHER, pence);
      expect(await tell('a', productNews(product, how))).toBe(200);
      await costs(by, 'a', OTHER, `£${pence / 100}`);
      if (how === 'killed') await shop.redis.start();
      else shop.redis.freeze(false);
      await costs(by, 'b', OTHER, `£${pence / 100}`);
      for (const name of NAMES)
        await expect
          .poll(async () => (await shop.health(name, 'ready')).failing, { timeout: 30_000 })
          .not.toContain('redis');
    });

    test(`keep selling while PostgreSQL is ${how}, promise nothing, and use it again once it is back`, async () => {
      const by = await visitor();
      const email = `writes-${how}@example.org`;
      const customer = await visitor();
      await signIn(customer, 'a');
      if (how === 'killed') await shop.postgres.kill();
      else shop.postgres.freeze(true);
      for (const name of NAMES) {
        for (const path of PAGES)
          expect((await read(by, name, path)).status(), `${path} on ${name}`).toBe(200);
        expect((await write(by, name, email)).headers()['location']).toContain('#problem-contact');
        expect(await mayEnter(customer, name)).toBe(true);
        await expect.poll(() => shop.health(name, 'ready')).toMatchObject({ status: 'degraded' });
      }
      if (how === 'killed') await shop.postgres.start();
      else shop.postgres.freeze(false);
      for (const name of NAMES) {
        await expect
          .poll(() => shop.health(name, 'ready'), { timeout: 30_000 })
          .toMatchObject({ status: 'ok' });
        expect((await write(by, name, email)).headers()['location']).toContain('#sent');
      }
      await mailAbout(by, shop.stack.sandbox, 'message', email);
      expect(await lettersTo(by, email)).toBe(1);
    });
  }

  test('serve every page from a machine that starts without data while the other services are down', async () => {
    const by = await visitor();
    // Redis was killed: data it lost is restored once a machine has reloaded everything, by the time that machine ends.
    await shop.restart('a', 'anew');
    for (const path of PAGES) expect((await read(by, 'a', path)).status(), path).toBe(200);
    await shop.restart('a');
    await shop.stack.stopSandbox();
    await shop.restart('b', 'anew');
    for (const path of PAGES) expect((await read(by, 'b', path)).status(), path).toBe(200);
    expect((await read(by, 'b', '/never-seen-before')).status()).toBe(503);
  });

  /** Returns the number of e-mails sent to an address. */
  async function lettersTo(by: Visitor, email: string): Promise<number> {
    const list = await (await by.get(`${shop.stack.sandbox}/mailbox`)).text();
    return list.split(email).length - 1;
  }
});
