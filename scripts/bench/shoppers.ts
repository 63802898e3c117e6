import { setTimeout } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** `quotaLeft`: the fewest remaining calls in a window that the platform's REST API reported. */
export type ShoppersResult = {
  shoppers: number;
  seconds: number;
  views: number;
  failed: number;
  /** Number of failures by kind: `page 503`, or `basket none` where there was no response. */
  failures: ReadonlyMap<string, number>;
  quota: number;
  quotaLeft: number;
};

type Shop = { origin: string; sandbox: string; env: Readonly<Record<string, string>> };

/** Time between two page views of a shopper. */
const EVERY_MS = 3_000;
/** Every so many views a product is added to the basket. */
const ADDS = 5;
/** Number of views of one shopper, after whom another comes with a new basket: the quantity of a product is limited. */
const STAY = 50;
const ASK_QUOTA_MS = 5_000;

/** Simulates shoppers with a basket each, who view a page every three seconds and sometimes add a product. */
export async function measureShoppers(
  shop: Shop,
  paths: readonly string[],
  { shoppers = 100, seconds = 120 }: { shoppers?: number; seconds?: number } = {},
): Promise<ShoppersResult> {
  const dispatcher = new Agent({ connections: shoppers });
  const counted = { views: 0, failed: 0 };
  const failures = new Map<string, number>();
  const fail = (what: string, status: number | null): void => {
    counted.failed += 1;
    const how = `${what} ${status ?? 'none'}`;
    failures.set(how, (failures.get(how) ?? 0) + 1);
  };

  /** A request without a response has no status. */
  const ask = async (path: string, options: Parameters<typeof request>[1] = {}) => {
    try {
      const { statusCode, headers, body } = await request(shop.origin + path, { dispatcher, ...options });
      await body.dump({ limit: 10_000_000 });
      return { statusCode, cookies: [headers['set-cookie'] ?? []].flat().join('; ') };
    } catch {
      return { statusCode: null, cookies: '' };
    }
  };
  /** Adds a product through the form of its page. Returns the id of the basket, or undefined if it was refused. */
  const add = async (cartId?: string): Promise<string | undefined> => {
    const { statusCode, cookies } = await ask('/api/basket/add', {
      method: 'POST',
      headers: {
        origin: shop.origin,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cartId && { cookie: `cartId=${cartId}` }),
      },
      body: 'product=1&quantity=1&sku=x',
    });
    const made = statusCode === 303 ? /cartId=([0-9a-f-]{36})/.exec(cookies)?.[1] : undefined;
    if (made === undefined) fail('adding', statusCode);
    return made;
  };

  const askBasket = (cartId: string) =>
    ask(`/api/get-cart?cartId=${cartId}`, { headers: { cookie: `cartId=${cartId}` } });

  /** One shopper before the others, because the first requests fill the caches, as after every start. */
  async function open(): Promise<void> {
    const cartId = await add();
    if (cartId) await askBasket(cartId);
    for (const path of paths) await ask(path);
  }

  async function shopping(at: number): Promise<void> {
    await setTimeout((EVERY_MS * at) / shoppers);
    let cartId = await add();
    for (let view = 0; performance.now() < until; view += 1) {
      const from = performance.now();
      if (view % STAY === STAY - 1) cartId = undefined;
      if (cartId === undefined || view % ADDS === ADDS - 1) cartId = (await add(cartId)) ?? cartId;
      const [page, basket] = await Promise.all([
        ask(paths[(at + view) % paths.length] ?? '/'),
        cartId === undefined ? null : askBasket(cartId),
      ]);
      counted.views += 1;
      if (page.statusCode !== 200) fail('page', page.statusCode);
      if (basket && basket.statusCode !== 200) fail('basket', basket.statusCode);
      await setTimeout(Math.max(0, EVERY_MS - (performance.now() - from)));
    }
  }

  await open();
  const until = performance.now() + seconds * 1_000;
  const ended = new AbortController();
  const left = lowestQuota(shop, ended.signal);
  await Promise.all(Array.from({ length: shoppers }, (_, at) => shopping(at)));
  ended.abort();
  await dispatcher.close();
  return { shoppers, seconds, ...counted, failures, ...(await left) };
}

type Quota = Pick<ShoppersResult, 'quota' | 'quotaLeft'>;

/** The lowest remaining quota that the platform reported. Each check is a call itself. */
async function lowestQuota(shop: Shop, signal: AbortSignal): Promise<Quota> {
  let lowest = await quotaOf(shop);
  while (!signal.aborted) {
    await setTimeout(ASK_QUOTA_MS, null, { signal }).catch(() => null);
    const now = await quotaOf(shop);
    if (now.quotaLeft < lowest.quotaLeft) lowest = now;
  }
  return lowest;
}

async function quotaOf({ sandbox, env }: Shop): Promise<Quota> {
  const { headers } = await fetch(`${sandbox}/stores/${env['BIGCOMMERCE_STORE_HASH']}/v2/order_statuses`, {
    headers: { 'x-auth-token': env['BIGCOMMERCE_ACCESS_TOKEN'] ?? '' },
  });
  const told = (name: string) => Number(headers.get(`x-rate-limit-requests-${name}`) ?? Number.NaN);
  return { quota: told('quota'), quotaLeft: told('left') };
}

/** `page 503 12 times, basket none once`, the most frequent first. */
export const failuresIn = (failures: ShoppersResult['failures']): string =>
  [...failures]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times === 1 ? 'once' : `${times} times`}`)
    .join(', ');

/** The result in one sentence. */
export function verdictOf(result: ShoppersResult): string {
  const { shoppers, seconds, views, failed, quota, quotaLeft } = result;
  const asked = `${shoppers} shoppers with baskets, ${views.toLocaleString('en-GB')} pages in ${seconds} s`;
  const how = failed > 0 ? ` (${failuresIn(result.failures)})` : '';
  const failures = `${failed} ${failed === 1 ? 'failure' : 'failures'}${how}`;
  const passed = failed === 0 && views > 0 ? 'passed' : 'FAILED';
  return `${passed}: ${asked}, ${failures}; of ${quota} calls in 30 s at least ${quotaLeft} were left`;
}
