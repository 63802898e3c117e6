import { Agent, request } from 'undici';

/** `asked` includes the calls of the warm-up. */
export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number; asked: number };

/** A call: a path to get, or a JSON body to post to a path. */
export type Call = string | { path: string; headers: Record<string, string>; body: string };

const WARM_UP_MS = 1_500;

/** As Chrome and Firefox send it. */
export const ENCODINGS = 'gzip, deflate, br, zstd';

/**
 * Makes the calls in turn with `callers` clients, each as soon as its previous call is answered. Times in milliseconds.
 * @param options.once whether each call is made once, however long that takes, instead of for `seconds`
 */
export async function measureLoad(
  origin: string,
  calls: readonly Call[],
  { callers = 8, seconds = 5, once = false }: { callers?: number; seconds?: number; once?: boolean } = {},
): Promise<LoadResult> {
  const dispatcher = new Agent({ connections: callers });
  const started = performance.now();
  const measuredFrom = started + WARM_UP_MS;
  const until = measuredFrom + seconds * 1_000;
  const times: number[] = [];
  let failed = 0;
  let next = 0;

  async function call(): Promise<void> {
    while (once ? next < calls.length : performance.now() < until) {
      const one = calls[next++ % calls.length] ?? '/';
      const post = typeof one === 'string' ? null : one;
      const from = performance.now();
      const { statusCode, body } = await request(origin + (post?.path ?? one), {
        dispatcher,
        method: post ? 'POST' : 'GET',
        headers: { 'accept-encoding': ENCODINGS, ...post?.headers },
        body: post?.body ?? null,
      });
      await body.dump({ limit: 10_000_000 });
      if (from < measuredFrom) continue;
      times.push(performance.now() - from);
      if (statusCode >= 500) failed += 1;
    }
  }

  await Promise.all(Array.from({ length: callers }, call));
  const measuredMs = once ? performance.now() - measuredFrom : seconds * 1_000;
  await dispatcher.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: (times.length * 1_000) / measuredMs, p50: at(0.5), p99: at(0.99), failed, asked: next };
}
