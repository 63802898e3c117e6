import { setTimeout } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { ENCODINGS } from './load.ts';

export type OverloadResult = {
  /** Pages per second that were served. */
  good: number;
  refused: number;
  /** p99 of refusals in milliseconds; 0 if none was refused. */
  refusedP99: number;
  homeRefused: number;
  orders: number;
  ordersRefused: number;
};

const TICK_MS = 20;
const ORDER_EVERY_MS = 250;
const HOME_EVERY_MS = 100;

/**
 * Requests pages at a fixed rate, whether or not earlier ones were answered, while others request the home page and
 * check out.
 * @param perSecond rate of the pages
 */
export async function measureOverload(
  origin: string,
  paths: readonly string[],
  perSecond: number,
  seconds = 8,
): Promise<OverloadResult> {
  const dispatcher = new Agent({ connections: 256 });
  const result = { good: 0, refused: 0, homeRefused: 0, orders: 0, ordersRefused: 0 };
  const refusedAfter: number[] = [];
  const underWay: Promise<unknown>[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;

  async function ask(path: string, options: Parameters<typeof request>[1] = {}) {
    const from = performance.now();
    const { statusCode, headers, body } = await request(origin + path, {
      dispatcher,
      ...options,
      headers: { 'accept-encoding': ENCODINGS, ...options.headers },
    });
    await body.dump({ limit: 10_000_000 });
    const cookies = [headers['set-cookie'] ?? []].flat().join('; ');
    return { isRefused: statusCode >= 500, ms: performance.now() - from, cookies };
  }

  async function look(path: string): Promise<void> {
    const { isRefused, ms } = await ask(path);
    if (isRefused) refusedAfter.push(ms);
    else result.good += 1;
  }

  /** Adds a product to the basket and takes the first step of the checkout. */
  async function order(): Promise<void> {
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const added = await ask('/api/basket/add', {
      method: 'POST',
      headers: form,
      body: 'product=1&quantity=1&sku=x',
    });
    const cartId = /cartId=([0-9a-f-]{36})/.exec(added.cookies)?.[1];
    const step = await ask('/api/checkout/contact', {
      method: 'POST',
      headers: { ...form, cookie: `cartId=${cartId}` },
      body: 'email=pat%40post.example&phone=07700+900318',
    });
    result.orders += 1;
    if (added.isRefused || step.isRefused || !cartId) result.ordersRefused += 1;
  }

  const home = async () => {
    result.homeRefused += Number((await ask('/')).isRefused);
  };
  async function every(ms: number, work: () => Promise<void>): Promise<void> {
    for (; performance.now() < until; await setTimeout(ms)) underWay.push(work());
  }
  async function pages(): Promise<void> {
    for (let asked = 0; performance.now() < until; await setTimeout(TICK_MS)) {
      const due = ((performance.now() - started) / 1_000) * perSecond;
      for (; asked < due; asked += 1) underWay.push(look(paths[asked % paths.length] ?? '/'));
    }
  }

  await Promise.all([pages(), every(HOME_EVERY_MS, home), every(ORDER_EVERY_MS, order)]);
  await Promise.all(underWay);
  await dispatcher.close();
  const sorted = refusedAfter.toSorted((a, b) => a - b);
  return {
    ...result,
    good: result.good / seconds,
    refused: sorted.length,
    refusedP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
