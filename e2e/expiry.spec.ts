import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { Stack } from '../scripts/lib/stack.ts';
import { WASHER } from './support/checkout.ts';
import { at, dayAfter, later } from './support/moments';
import { expect, test } from './support/test';

test.use({ ownStack: '-moved', clock: 'moved' });

/** Of another kind, so that neither names the other. */
const OTHER = '/pendlewick-pl131-131litre-under-counter-fridge';
const LIST = '/washing-machines?sort=price-up&brand=tarnside';

/** Gives a product another price behind the platform's back, so that no event but the test's tells of it. @returns its id */
function setPrice(stack: Stack, path: string, pence: number): number {
  const store = new DatabaseSync(join(stack.env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
  store.exec('PRAGMA busy_timeout = 5000');
  const changed = store
    .prepare('UPDATE product SET price = ?, sale_price = NULL WHERE path = ? RETURNING id')
    .get(pence, `${path}/`);
  store.close();
  return Number(changed?.['id']);
}

/** An event of the platform about a product, signed. */
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

/** For how many seconds the shop has held the copy that it gives of a page; 0: it was made just now. */
const ageOf = async (stack: Stack, path: string): Promise<number> =>
  Number((await fetch(stack.origin + path)).headers.get('age') ?? 0);

/** Has the shop hold copies of pages for so long. */
async function holdFor(stack: Stack, seconds: number, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await ageOf(stack, path);
    // Of a page that it has from before the shop knows what is in it.
    await expect.poll(() => ageOf(stack, path)).toBe(0);
  }
  await stack.moveTo(later(stack.now(), seconds / 60));
}

test('an event of a product has its page made anew at once, and leaves the pages of others where they are', {
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
  // The next ones come while lists rest: they are told of by the page at once, and by lists within five seconds.
  for (const pence of [43_212, 43_213]) {
    const pounds = `£${pence / 100}`;
    expect(await tell(stack, setPrice(stack, WASHER, pence))).toBe(200);
    expect(await price(WASHER, pounds)).toBe(true);
    await expect.poll(() => price(LIST, pounds)).toBe(true);
  }
});
