import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { draft } from '../../sandbox/order-drafts';
import { stubEnvironment } from '../../support/environment';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

const CHANNEL = 3;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60, CHANNEL);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

/** The shop afresh, as the storefront of a channel. */
const inChannel = (channel: number) =>
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port, BIGCOMMERCE_CHANNEL_ID: String(channel) });

async function listed(part: string): Promise<string[]> {
  const { sitemapEntries } = await import('@/lib/seo/sitemap-queries');
  const found: string[] = [];
  for await (const entries of sitemapEntries(part) ?? []) found.push(...entries.map(({ path }) => path));
  return found;
}

/** How many letters the news of an order brings. */
async function lettersOf(orderId: number): Promise<number> {
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  expect(await deliverOrderNews({ orderId })).toBe('done');
  return (await takeOutbox()).length;
}

test('the sitemap and order e-mails are limited to the configured channel', async () => {
  const order = draft({
    number: 1_700_000_001,
    status: statusId('Awaiting Fulfillment'),
    createdAt: Date.now(),
  });
  insertOrder(upstream.store, order);
  expect(await listed('products-0001')).not.toEqual([]);
  expect(await lettersOf(order.number)).toBeGreaterThan(0);

  inChannel(CHANNEL + 1);
  expect(await listed('products-0001')).toEqual([]);
  expect(await lettersOf(order.number)).toBe(0);
});
