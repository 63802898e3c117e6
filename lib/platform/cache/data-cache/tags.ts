import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json.ts';
import type { Redis } from '../redis.ts';
import { readSharedClock } from './clocks.ts';

const CHANNEL = 'shop:expired';
/** Sorted set of all expired tags, by the time of the expiry on the clock of Redis. */
const LIST = 'shop:tags';
/** Everything older than this has long been read again. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
/** Pause before a failed message is sent again. */
const AGAIN_MS = 2_000;
/** How long a message may arrive after it was written. */
const OVERLAP_MS = 60_000;

const message = z.object({ from: z.string(), tags: z.array(z.string()), at: z.number() });

/**
 * Tells every machine what one of them was told to expire; while Redis is away, as soon as it is back.
 * @param expire called with the tags that another machine expired
 */
export function shareTags(redis: Redis, expire: (tags: string[]) => void) {
  const me = randomUUID();
  /** Until when this machine has received everything, by the clock of Redis. */
  let heardUntil = 0;
  /** Until messages that were sent while this machine was not listening are known, whatever it receives since. */
  let isBehind = true;
  let asking: NodeJS.Timeout | undefined;

  redis.hear(
    CHANNEL,
    (text) => {
      const { success, data } = message.safeParse(parseJson(text));
      if (!success || data.from === me) return;
      if (!isBehind) heardUntil = Math.max(heardUntil, data.at);
      expire(data.tags);
    },
    () => {
      isBehind = true;
      void catchUp();
    },
  );

  /**
   * Reads what was sent while this machine was not listening, until there is a reply: the connection for commands may
   * come back later than the one for the channel.
   */
  async function catchUp(): Promise<void> {
    clearTimeout(asking);
    const reading = await readSharedClock(redis);
    const missed = await redis.ask('ZRANGEBYSCORE', LIST, String(heardUntil - OVERLAP_MS), '+inf');
    if (!reading || !Array.isArray(missed)) {
      asking = setTimeout(() => void catchUp(), AGAIN_MS).unref();
      return;
    }
    isBehind = false;
    heardUntil = Math.max(heardUntil, reading.shared);
    if (missed.length > 0) expire(missed.map(String));
  }

  const untold = new Set<string>();
  let trying: NodeJS.Timeout | undefined;

  /** Returns false if Redis did not accept it, so that nobody may know. */
  async function tell(tags: readonly string[]): Promise<boolean> {
    const reading = await readSharedClock(redis);
    if (!reading) return false;
    const at = reading.shared;
    const replies = [
      await redis.ask('ZADD', LIST, ...tags.flatMap((tag) => [String(at), tag])),
      await redis.ask('PUBLISH', CHANNEL, JSON.stringify({ from: me, tags, at })),
    ];
    if (replies.includes(undefined)) return false;
    await redis.ask('ZREMRANGEBYSCORE', LIST, '-inf', String(at - REMEMBERED_MS));
    return true;
  }

  async function tellOrKeep(tags: readonly string[]): Promise<void> {
    if (tags.length === 0 || (await tell(tags))) return;
    for (const tag of tags) untold.add(tag);
    trying ??= setTimeout(() => {
      const again = [...untold];
      untold.clear();
      trying = undefined;
      void tellOrKeep(again);
    }, AGAIN_MS).unref();
  }

  return tellOrKeep;
}
