import { LRUCache } from 'lru-cache';
import { processSingleton } from '../process-singleton.ts';
import { bytesFor, type CacheName, isOpen } from './budget.ts';
import { bytesOf } from './size.ts';

export type Memory<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
};

/** `since` as `performance.now()` says it. */
type Held<V> = { value: V; since: number };

/** Of a cache that anybody can fill, what was asked for once has so much. */
const SHARE_OF_NEWCOMERS = 0.25;
/** What is asked for again sooner may still be the same request. */
const SETTLED_MS = 2_000;
/** What an entry takes besides its key and its value. */
const ENTRY = 512;

/** The caches of this process, each with what says how many bytes it holds. */
const sizes = () => processSingleton('memories', () => new Map<CacheName, () => number>());

/** What the caches of this process hold, in bytes. */
export const heldBytes = (): [CacheName, number][] => [...sizes()].map(([name, size]) => [name, size()]);

/**
 * Values by their keys, the least recently used of which go first, within the cache's share of the one budget. In a
 * cache that anybody can fill a new one stands in a part of its own until it is asked for a second time: addresses that
 * are made up push out no others.
 */
export function createMemory<V>(name: CacheName): Memory<V> {
  const most = bytesFor(name);
  const mostNew = isOpen(name) ? Math.floor(most * SHARE_OF_NEWCOMERS) : 0;
  const part = (maxSize: number) =>
    new LRUCache<string, Held<V>>({
      maxSize,
      sizeCalculation: ({ value }, key) => ENTRY + bytesOf(key) + bytesOf(value),
    });
  const settled = part(most - mostNew);
  const newcomers = mostNew > 0 ? part(mostNew) : undefined;
  sizes().set(name, () => settled.calculatedSize + (newcomers?.calculatedSize ?? 0));

  const isAskedAgain = ({ since }: Held<V>) => performance.now() - since >= SETTLED_MS;
  const settle = (key: string, held: Held<V>) => {
    newcomers?.delete(key);
    settled.set(key, held);
  };

  return {
    get(key) {
      const old = settled.get(key);
      if (old) return old.value;
      const held = newcomers?.get(key);
      if (held && isAskedAgain(held)) settle(key, held);
      return held?.value;
    },
    set(key, value) {
      const before = settled.peek(key) ?? newcomers?.peek(key);
      const held = { value, since: before?.since ?? performance.now() };
      if (!newcomers || (before && isAskedAgain(before))) return settle(key, held);
      newcomers.set(key, held);
      // One that is larger than their whole part.
      if (!newcomers.has(key)) settle(key, held);
    },
  };
}
