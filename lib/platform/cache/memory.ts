import { LRUCache } from 'lru-cache';
import { processSingleton } from '../process-singleton.ts';
import { bytesFor, type CacheName, isOpen } from './budget.ts';
import { bytesOf } from './size.ts';

export type Memory<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
};

/** `since` is a time of `performance.now()`. */
type Held<V> = { value: V; since: number };

/** The share of an open cache for entries that were requested only once. */
const SHARE_OF_NEWCOMERS = 0.25;
/** A second request within this time may belong to the same page view. */
const SETTLED_MS = 2_000;
/** Bytes that an entry takes besides its key and value. */
const ENTRY = 512;

/** The caches of this process, each with a function that returns its size in bytes. */
const sizes = () => processSingleton('memories', () => new Map<CacheName, () => number>());

/** Returns the size of each cache of this process, in bytes. */
export const heldBytes = (): [CacheName, number][] => [...sizes()].map(([name, size]) => [name, size()]);

/**
 * A cache that evicts the least recently used entries, within its share of the memory budget. In an open cache, which
 * anybody can fill, a new entry is in a part of its own until its second request, so that made-up URLs evict no others.
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
      if (!newcomers || settled.has(key) || (before && isAskedAgain(before))) return settle(key, held);
      newcomers.set(key, held);
      // It is larger than the whole part for new entries.
      if (!newcomers.has(key)) settle(key, held);
    },
  };
}
