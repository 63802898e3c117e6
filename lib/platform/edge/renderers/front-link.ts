import { createRequire } from 'node:module';
import { isOfPages } from '../../cache/cache-tags.ts';
import { startPageEpoch } from '../../cache/page-epoch.ts';
import type { TellProcesses } from '../../cache/expiry-link.ts';
import { hearFront, tellFront } from './messages.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

/** A front that does not answer is at its end. */
const LONGEST_WAIT_MS = 2_000;

/** A renderer's side of the channel to the front. @param end told when the front wants it to go */
export function linkToFront(end: () => void): { tell: TellProcesses } {
  // Which tags are old is one list for all caches of a process.
  const caches = createDefaultCacheHandler(1);
  const waiting = new Map<number, () => void>();
  let last = 0;

  async function expire(id: number, tags: string[]): Promise<void> {
    await caches.updateTags(tags, { expire: 0 });
    if (tags.some(isOfPages)) startPageEpoch();
    tellFront({ says: 'done', id });
  }

  hearFront((message) => {
    if (message.says === 'end') end();
    else if (message.says === 'known') waiting.get(message.id)?.();
    else void expire(message.id, message.tags);
  });

  return {
    tell: (tags) =>
      new Promise((settle) => {
        const id = (last += 1);
        const known = () => {
          clearTimeout(patience);
          waiting.delete(id);
          settle();
        };
        const patience = setTimeout(known, LONGEST_WAIT_MS);
        waiting.set(id, known);
        tellFront({ says: 'expired', id, tags: [...tags] });
      }),
  };
}
