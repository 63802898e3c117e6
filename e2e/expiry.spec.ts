import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { Stack } from '../scripts/lib/stack.ts';
import { WASHER } from './support/checkout.ts';
import { at, dayAfter, later } from './support/moments';
import { expect, test } from './support/test';

test.use({ ownStack: '-moved', clock: 'moved' });

/** Products of different kinds, so that neither page names the other. */
const OTHER = '/pendlewick-pl131-131litre-under-counter-fridge';
const LIST = '/washing-machines?sort=price-up&brand=tarnside';

/**
 * Changes a price directly in the platform's database, so that only the test's own event reports it. @returns the
 * product's id
 */
function setPrice(stack: Stack, path: string, pence: number): number {
  const store = new DatabaseSync(join(stack.env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
  store.exec('PRAGMA busy_timeout = 5000');
  const changed = store
    .prepare('UPDATE product SET price = ?, sale_price = NULL WHERE path = ? RETURNING id')
    .get(pence, `${path}/`);
  store.close();
  return Number(changed?.['id']);
}

/** Sends a signed webhook event of the platform about a product. */
async function tell(stack: Stack, id: number): Promise<number> {
  const [event, body] = [
    randomUUID(),
    JSON.stringify({ scope: 'store/product/updated', data: { type: 'product', id } }),
  ];
  const key = Buffer.from(stack.env['BIGCOMMERCE_CLIENT_SECRET'] ?? '').toString('base64');
  const answer = await fetch(`${stack.origin}/api/webhooks/commerce`, {
    method: 'POST',
    headers: {
      'webhook-id': event,
      'webhook-timestamp': String(Math.floor(stack.now().getTime() / 1_000)),
      'webhook-signature': new Webhook(key).sign(event, stack.now(), body),
    },
    body,
  });
  return answer.status;
}

/** Returns the age in seconds of the shop's cached copy of a page; 0 if it was rendered just now. */
const ageOf = async (stack: Stack, path: string): Promise<number> =>
  Number((await fetch(stack.origin + path)).headers.get('age') ?? 0);

/** Makes the shop's copies of pages a number of seconds old. */
async function holdFor(stack: Stack, seconds: number, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await ageOf(stack, path);
    // For a page cached before the start, the shop knows its cache tags only after rendering it.
    await expect.poll(() => ageOf(stack, path)).toBe(0);
  }
  await stack.moveTo(later(stack.now(), seconds / 60));
}

test('a product event renews the product’s page at once, and leaves other products’ pages cached', {
  tag: '@core',
}, async ({ stack }) => {
  await stack.moveTo(at(dayAfter(stack.now()), 10));
  const price = async (path: string, pounds: string) =>
    (await (await fetch(stack.origin + path)).text()).includes(pounds);
  await holdFor(stack, 2, WASHER, OTHER, LIST);
  await holdFor(stack, 10, WASHER, OTHER);
  expect(await tell(stack, setPrice(stack, WASHER, 43_211))).toBe(200);
  expect(await price(WASHER, '£432.11')).toBe(true);
  expect(await ageOf(stack, OTHER)).toBeGreaterThanOrEqual(10);
  expect(await price(LIST, '£432.11')).toBe(true);
  // The next ones come while lists are throttled: the product page shows them at once, lists within five seconds.
  for (const pence of [43_212, 43_213]) {
    const pounds = `£${pence / 100}`;
    expect(await tell(stack, setPrice(stack, WASHER, pence))).toBe(200);
    expect(await price(WASHER, pounds)).toBe(true);
    await expect.poll(() => price(LIST, pounds)).toBe(true);
  }
});
