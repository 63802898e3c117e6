import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { inFramework, isBeside, noteLack, notingLack } from '@/lib/platform/observe/request-context';
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
 * A way to read, for a page that is made for one request, what many such pages have alike. Where a page is made beside
 * the framework (`edge/framed`) it stands for half a minute, not beyond its minute, and until anything is expired but what
 * is about one product: to read an answer of the framework's cache takes a request of its own there, and such a page has a
 * dozen of them. What is read is not to be changed, and stays the very same while it says the same, so that what is made
 * of it can be kept by it. It is no way for a function that is itself cached, which has to hear of the tags.
 * @param name of what is read, its own
 */
export function onRequest<Asked extends readonly unknown[], Answer>(
  name: string,
  read: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const flights = createSingleFlight<Read>();
  return async (...asked) => {
    if (!isBeside()) return read(...asked);
    const key = `${name} ${JSON.stringify(asked)}`;
    const [now, expiries] = [Date.now(), expiryCount()];
    const before = memory().get(key);
    if (before && now < before.until && !hasExpired(before.expiries, TAGS_OF_LISTS))
      return given<Answer>(before);
    const made = await flights(`${expiries} ${key}`, async () => {
      const { value: found, lacks } = await notingLack(() => inFramework(() => read(...asked)));
      const value = isDeepStrictEqual(found, before?.value) ? before?.value : found;
      const until = now + Math.min(FRESH_MS, MINUTE_MS - (now % MINUTE_MS));
      const kept: Read = { value, expiries, until, lacks };
      memory().set(key, kept);
      return kept;
    });
    return given<Answer>(made);
  };
}

/** To whoever asked, or comes later: what is made of it lacks what it lacks. */
function given<Answer>({ value, lacks }: Read): Answer {
  if (lacks) noteLack();
  return value as Answer;
}
