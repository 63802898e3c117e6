import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { inFramework, isBeside } from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';
import { createMemory, type Memory } from './memory';
import { pageEpoch } from './page-epoch';

const FRESH_MS = 30_000;
const MINUTE_MS = 60_000;

type Read = { value: unknown; until: number; epoch: number };

const memory = () => processSingleton<Memory<Read>>('read', () => createMemory('read'));

/**
 * A way to read, for a page that is made for one request, what many such pages have alike. Where a page is made beside
 * the framework (`edge/framed`) it stands for half a minute, not beyond its minute, and until anything is expired: to
 * read an answer of the framework's cache takes a request of its own there, and such a page has a dozen of them. What is
 * read is not to be changed, and stays the very same while it says the same, so that what is made of it can be kept by it. It is no way for a function that is itself cached, which has to hear of the tags.
 * @param name of what is read, its own
 */
export function onRequest<Asked extends readonly unknown[], Answer>(
  name: string,
  read: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const flights = createSingleFlight<Answer>();
  return async (...asked) => {
    if (!isBeside()) return read(...asked);
    const key = `${name} ${JSON.stringify(asked)}`;
    const [now, epoch] = [Date.now(), pageEpoch()];
    const before = memory().get(key);
    if (before?.epoch === epoch && now < before.until) return before.value as Answer;
    return flights(`${epoch} ${key}`, async () => {
      const found = await inFramework(() => read(...asked));
      const value = isDeepStrictEqual(found, before?.value) ? (before?.value as Answer) : found;
      memory().set(key, { value, epoch, until: now + Math.min(FRESH_MS, MINUTE_MS - (now % MINUTE_MS)) });
      return value;
    });
  };
}
