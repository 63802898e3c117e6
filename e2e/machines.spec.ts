import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, request as requests, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { DEMO_PASSWORD } from '../sandbox/demo/seed/customers/data/people.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { stop } from '../scripts/lib/processes.ts';
import { startShop } from '../scripts/lib/servers.ts';
import { type Stack, startStack } from '../scripts/lib/stack.ts';
import { hasPostgres, startPostgres, type OwnPostgres } from '../scripts/lib/postgres.ts';
import { WASHER } from './support/checkout.ts';
import { mailAbout, mailsAbout } from './support/mail.ts';

/** Two machines that share only a database, and one sandbox. */
test.describe('two machines with one database', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  test.skip(!hasPostgres, 'PostgreSQL is not installed (Debian: apt-get install postgresql)');

  let server: OwnPostgres;
  let stack: Stack;
  let second: Awaited<ReturnType<typeof startShop>>;
  let origins: readonly [string, string] = ['', ''];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startPostgres();
    stack = await startStack('machines', 'own', 1_000, {
      DATABASE_URL: await server.database(),
      SHOP_RENDERERS: '1',
    });
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    const folder = join(stack.env['SHOP_DATA'] ?? '', 'second');
    const env = { ...stack.env, PORT: port, PUBLIC_ORIGIN: origin, SHOP_DATA: folder };
    second = await startShop(join(import.meta.dirname, '..'), env, stack.log);
    origins = [stack.origin, origin];
  });
  test.afterAll(async () => {
    await stop(second);
    await stack.stop();
    await server[Symbol.asyncDispose]();
  });

  /** A browser that only sends forms. Cookies of `localhost` are sent to both machines. */
  const visitor = () => requests.newContext();
  type Visitor = Awaited<ReturnType<typeof visitor>>;

  const send = async (by: Visitor, origin: string, call: string, form: Record<string, string>) =>
    by.post(origin + call, { form, headers: { origin }, maxRedirects: 0 });
  const signIn = (by: Visitor, origin: string) =>
    send(by, origin, '/api/login', {
      email: 'demo@hobwright.example',
      password: DEMO_PASSWORD,
      redirect: '/account',
    });
  const mayEnter = async (by: Visitor, origin: string) =>
    (await by.get(`${origin}/account`, { maxRedirects: 0 })).status() === 200;

  /** Sends a signed webhook event of the platform. */
  async function tell(origin: string, event: object): Promise<number> {
    const [id, at, body] = [randomUUID(), new Date(), JSON.stringify(event)];
    const key = Buffer.from(stack.env['BIGCOMMERCE_CLIENT_SECRET'] ?? '').toString('base64');
    const answer = await fetch(`${origin}/api/webhooks/commerce`, {
      method: 'POST',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      },
      body,
    });
    return answer.status;
  }

  const ready = async (origin: string) =>
    (await (await fetch(`${origin}/api/health/ready`)).json()) as { status: string; failing: string[] };

  test('share sign-ins, and a session ended on one is ended on both', async () => {
    const by = await visitor();
    expect((await signIn(by, origins[0])).status()).toBe(303);
    // A copy of the cookie, which survives signing out in the original browser.
    const copy = await requests.newContext({ storageState: await by.storageState() });
    for (const origin of origins) expect(await mayEnter(copy, origin)).toBe(true);
    expect((await send(by, origins[0], '/api/logout', {})).status()).toBe(303);
    expect(await mayEnter(copy, origins[1])).toBe(false);
  });

  test('send an alert once, even if one took it and both hear the event', async () => {
    const by = await visitor();
    const html = await (await by.get(origins[1] + WASHER)).text();
    const field = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? '';
    const form = {
      email: 'waits@example.org',
      pounds: '90000',
      path: WASHER,
      productId: field('product'),
      sku: field('sku'),
      productName: 'A washer',
    };
    expect((await send(by, origins[1], '/api/price-alert', form)).headers()['location']).toContain('sent');
    const event = {
      scope: 'store/product/updated',
      data: { type: 'product', id: Number(form.productId) },
      hash: 'one',
      created_at: 1,
    };
    expect([await tell(origins[0], event), await tell(origins[1], event)]).toEqual([200, 200]);
    await mailAbout(by, stack.sandbox, 'Now £', 'waits@example.org');
    expect(await mailsAbout(by, stack.sandbox, 'Now £')).toBe(1);
  });

  test('keep selling while the database is down, promise nothing, and use it again once it is back', async () => {
    const by = await visitor();
    const form = { email: 'writes@example.org', comments: 'Do you still sell bags for it?' };
    const customer = await visitor();
    await signIn(customer, origins[0]);
    await server.kill();
    for (const origin of origins) {
      expect((await by.get(`${origin}/washing-machines`)).status()).toBe(200);
      expect((await send(by, origin, '/api/contact', form)).headers()['location']).toContain(
        '#problem-contact',
      );
      expect(await mayEnter(customer, origin)).toBe(true);
      const event = { scope: 'store/order/created', data: { type: 'order', id: 1 } };
      expect(await tell(origin, event)).toBe(503);
      await expect
        .poll(() => ready(origin))
        .toMatchObject({
          status: 'degraded',
          failing: expect.arrayContaining(['postgres', 'data']),
        });
    }
    await server.start();
    for (const origin of origins) {
      await expect.poll(async () => (await ready(origin)).status, { timeout: 10_000 }).toBe('ok');
      expect((await send(by, origin, '/api/contact', form)).headers()['location']).toContain('#sent');
    }
    await mailAbout(by, stack.sandbox, 'message', 'writes@example.org');
    expect(await mailsAbout(by, stack.sandbox, 'message')).toBe(1);
  });
});
