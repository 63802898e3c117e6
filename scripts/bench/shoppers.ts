import { setTimeout } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** `quotaLeft`: calls that the platform's REST interface still takes within its window, as it says itself. */
export type ShoppersResult = { views: number; failed: number; quotaLeft: number };

type Shop = { origin: string; sandbox: string; env: Readonly<Record<string, string>> };

/** A page every so often. */
const EVERY_MS = 3_000;
/** One view in so many adds to the basket. */
const ADDS = 5;
const PATHS = ['/', '/washing-machines', '/laundry', '/washing-machines?brand=tarnside'];

/** Shoppers with a basket each, who look at a page every three seconds and now and then put something in. */
export async function measureShoppers(
  shop: Shop,
  { shoppers = 100, seconds = 120 }: { shoppers?: number; seconds?: number } = {},
): Promise<ShoppersResult> {
  const dispatcher = new Agent({ connections: shoppers });
  const until = performance.now() + seconds * 1_000;
  const counted = { views: 0, failed: 0 };

  const ask = async (path: string, options: Parameters<typeof request>[1] = {}) => {
    const answer = await request(shop.origin + path, { dispatcher, ...options });
    await answer.body.dump({ limit: 10_000_000 });
    return answer;
  };
  /** Fills a basket by the form of a product; the basket's id, or undefined where it was not taken. */
  const add = async (cartId?: string): Promise<string | undefined> => {
    const { statusCode, headers } = await ask('/api/basket/add', {
      method: 'POST',
      headers: {
        origin: shop.origin,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cartId && { cookie: `cartId=${cartId}` }),
      },
      body: 'product=1&quantity=1&sku=x',
    });
    const cookies = [headers['set-cookie'] ?? []].flat().join('; ');
    return statusCode === 303 ? /cartId=([0-9a-f-]{36})/.exec(cookies)?.[1] : undefined;
  };

  async function shopping(at: number): Promise<void> {
    await setTimeout((EVERY_MS * at) / shoppers);
    let cartId = await add();
    if (cartId === undefined) counted.failed += 1;
    for (let view = 0; performance.now() < until; view += 1) {
      const from = performance.now();
      const [page, basket] = await Promise.all([
        ask(PATHS[(at + view) % PATHS.length] ?? '/'),
        ask(`/api/get-cart?cartId=${cartId}`, { headers: { cookie: `cartId=${cartId}` } }),
      ]);
      counted.views += 1;
      if (page.statusCode !== 200 || basket.statusCode !== 200) counted.failed += 1;
      if (view % ADDS === ADDS - 1) {
        const changed: string | undefined = await add(cartId);
        if (changed === undefined) counted.failed += 1;
        cartId = changed ?? cartId;
      }
      await setTimeout(Math.max(0, EVERY_MS - (performance.now() - from)));
    }
  }

  await Promise.all(Array.from({ length: shoppers }, (_, at) => shopping(at)));
  await dispatcher.close();
  return { ...counted, quotaLeft: await quotaLeft(shop) };
}

async function quotaLeft({ sandbox, env }: Shop): Promise<number> {
  const { headers } = await fetch(`${sandbox}/stores/${env['BIGCOMMERCE_STORE_HASH']}/v2/order_statuses`, {
    headers: { 'x-auth-token': env['BIGCOMMERCE_ACCESS_TOKEN'] ?? '' },
  });
  return Number(headers.get('x-rate-limit-requests-left') ?? Number.NaN);
}
