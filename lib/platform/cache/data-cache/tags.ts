import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json.ts';
import type { Redis } from '../redis.ts';

const CHANNEL = 'shop:expired';
/** Every tag that was expired, by when. */
const LIST = 'shop:tags';
/** What is older than this was made anew long ago. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
/** After so long what could not be told is told again. */
const AGAIN_MS = 2_000;
/** Machines' clocks may differ by so much. */
const OVERLAP_MS = 5 * 60_000;

const message = z.object({ from: z.string(), tags: z.array(z.string()) });

/**
 * Lets every machine know what one of them was told to expire; while Redis is away, as soon as it is back.
 * @param expire what to do about tags that another machine expired.
 */
export function shareTags(redis: Redis, expire: (tags: string[]) => void) {
  const me = randomUUID();
  /** Up to when this machine has heard everything. */
  let heardUntil = Date.now() - REMEMBERED_MS;

  redis.hear(
    CHANNEL,
    (text) => {
      const { success, data } = message.safeParse(parseJson(text));
      if (!success || data.from === me) return;
      heardUntil = Date.now();
      expire(data.tags);
    },
    () => void catchUp(),
  );

  /** What was said while nobody listened. */
  async function catchUp(): Promise<void> {
    const now = Date.now();
    const missed = await redis.ask('ZRANGEBYSCORE', LIST, String(heardUntil - OVERLAP_MS), '+inf');
    if (!Array.isArray(missed)) return;
    heardUntil = now;
    if (missed.length > 0) expire(missed.map(String));
  }

  const untold = new Set<string>();
  let trying: NodeJS.Timeout | undefined;

  /** False when Redis did not take it: nobody can be said to know. */
  async function tell(tags: readonly string[]): Promise<boolean> {
    const now = Date.now();
    const scored = tags.flatMap((tag) => [String(now), tag]);
    const replies = [
      await redis.ask('ZADD', LIST, ...scored),
      await redis.ask('PUBLISH', CHANNEL, JSON.stringify({ from: me, tags })),
    ];
    if (replies.includes(undefined)) return false;
    await redis.ask('ZREMRANGEBYSCORE', LIST, '-inf', String(now - REMEMBERED_MS));
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
