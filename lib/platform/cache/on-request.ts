import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import {
  inFramework,
  isOutsideFramework,
  markIncomplete,
  trackingIncomplete,
} from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';
import { createMemory, type Memory } from './memory';
import { TAGS_OF_LISTS } from './cache-tags';
import { expiryCount, hasExpired } from './expiries';

const FRESH_MS = 30_000;
const MINUTE_MS = 60_000;

type Read = { value: unknown; until: number; expiries: number; lacks: boolean };

const memory = () => processSingleton<Memory<Read>>('read', () => createMemory('read'));

/**
 * Wraps a read for pages rendered per request that many such pages have in common. While a page is rendered outside the
 * framework (`edge/framed`), the result is kept for half a minute, within its minute, and until a tag other than a
 * single product's expires: each read of the framework's cache would need a request of its own there, and such a page
 * has a dozen. The result must not be modified. It stays the same object while its value is the same, so that what is
 * derived from it can be cached by identity. Do not wrap a function that is itself cached, because the tags would not
 * reach it.
 * @param name of this read, unique
 */
export function onRequest<Asked extends readonly unknown[], Answer>(
  name: string,
  read: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const flights = createSingleFlight<Read>();
  return async (...asked) => {
    if (!isOutsideFramework()) return read(...asked);
    const key = `${name} ${JSON.stringify(asked)}`;
    const [now, expiries] = [Date.now(), expiryCount()];
    const before = memory().get(key);
    if (before && now < before.until && !hasExpired(before.expiries, TAGS_OF_LISTS))
      return given<Answer>(before);
    const made = await flights(`${expiries} ${key}`, async () => {
      const { value: found, lacks } = await trackingIncomplete(() => inFramework(() => read(...asked)));
      const value = isDeepStrictEqual(found, before?.value) ? before?.value : found;
      const until = now + Math.min(FRESH_MS, MINUTE_MS - (now % MINUTE_MS));
      const kept: Read = { value, expiries, until, lacks };
      memory().set(key, kept);
      return kept;
    });
    return given<Answer>(made);
  };
}

/** Notes a lack for each caller, including later ones: a page lacks what its parts lack. */
function given<Answer>({ value, lacks }: Read): Answer {
  if (lacks) markIncomplete();
  return value as Answer;
}
