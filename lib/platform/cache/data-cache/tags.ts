import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json.ts';
import type { Redis } from '../redis.ts';
import { readSharedClock } from './clocks.ts';

const CHANNEL = 'shop:expired';
/** Every tag that was expired, by when as the clock of Redis says it. */
const LIST = 'shop:tags';
/** What is older than this was made anew long ago. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
/** After so long what could not be told is told again. */
const AGAIN_MS = 2_000;
/** What was written before may be heard of after so long. */
const OVERLAP_MS = 60_000;

const message = z.object({ from: z.string(), tags: z.array(z.string()), at: z.number() });

/**
 * Lets every machine know what one of them was told to expire; while Redis is away, as soon as it is back.
 * @param expire what to do about tags that another machine expired.
 */
export function shareTags(redis: Redis, expire: (tags: string[]) => void) {
  const me = randomUUID();
  /** Up to when this machine has heard everything, by the clock of Redis. */
  let heardUntil = 0;
  /** Until what was said while nobody listened is known, whatever is heard since. */
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

  /** Asks for what was said while nobody listened until there is an answer: the way to ask may be back after the way to hear. */
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

  /** False when Redis did not take it: nobody can be said to know. */
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
