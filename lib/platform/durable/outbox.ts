import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { type Item, outboxOf, type OutboxCounts, type OutboxStore, type State } from './outbox/store';
import { type Deliver, deliverDue, deliverKey, type Delivery, type Unsettled } from './outbox/worker';
import { OUTBOX } from './store/schemas';
import { stores } from './stores';

export type { Delivery, Next } from './outbox/worker';

/** A kilobyte or two is usual; whoever needs more keeps it elsewhere and puts its id here. */
const LARGEST_PAYLOAD = 64 * 1024;
const MOST_WAITING = 10_000;
const LOOK_EVERY_MS = 1_000;

type Outbox = {
  /** Looks for work at once; nothing before the worker has started. */
  wake: () => void;
  /** For the health call and for the end of the process. */
  counts: () => Promise<OutboxCounts>;
  stop: () => Promise<void>;
  unsettled: Unsettled[];
};

const outbox = () =>
  processSingleton<Outbox>('outbox', () => ({
    wake: () => undefined,
    async counts() {
      const store = await openOutbox();
      return store.counts(await store.now());
    },
    stop: async () => undefined,
    unsettled: [],
  }));

const openOutbox = async (): Promise<OutboxStore> => outboxOf(await stores().open(OUTBOX));

/**
 * Keeps something for delivery, on disk before this resolves. The same key again changes nothing, for 60 days after its
 * delivery. Delivery is tried at once, or at the item's own time, and then for a week, ever more rarely.
 * @param item whose payload is JSON; it is forgotten once it is delivered. Keys are never logged.
 * @returns false when it could not be kept: the disk fails or the database is away, the outbox is full, or the payload
 *   is too large.
 */
export async function enqueue(item: Item): Promise<boolean> {
  const isKept = await keep(item);
  if (isKept) outbox().wake();
  return isKept;
}

/**
 * Keeps something and tries to deliver it while the caller waits. What fails is tried again like all else, and so is
 * what this process did not live to finish.
 * @returns null when it could not be kept; nothing was tried then.
 */
export async function deliverAtOnce(item: Item, by: Deliver): Promise<Delivery | null> {
  if (!(await keep(item))) return null;
  try {
    const store = await openOutbox();
    return await deliverKey(partsOf(store, { [item.kind]: by }), item.key);
  } catch (error) {
    log('error', 'outbox', { kind: item.kind, fault: faultOf(error) });
    return 'later';
  }
}

/**
 * Has what waits under a key delivered so many milliseconds from now, by the store's own clock. What cannot be changed now
 * is delivered when it was to be.
 */
export async function reschedule(key: string, inMs: number): Promise<void> {
  try {
    const store = await openOutbox();
    await store.reschedule(key, (await store.now()) + inMs);
  } catch (error) {
    log('error', 'outbox', { fault: faultOf(error) });
  }
  outbox().wake();
}

/**
 * Does what may undo deliveries of a kind that are made meanwhile, and has them made once more afterwards, however it ends.
 * @throws UnreachableError where the store is away, and what the work throws.
 */
export async function redeliverAfter<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const store = await openOutbox();
  const since = await store.now();
  try {
    return await work();
  } finally {
    await store.askAgain(kind, since, await store.now());
    outbox().wake();
  }
}

/** What became of the item of a key; null when it is not known, or cannot be read. */
export async function stateOf(key: string): Promise<State | null> {
  try {
    return await (await openOutbox()).stateOf(key);
  } catch (error) {
    log('error', 'outbox', { fault: faultOf(error) });
    return null;
  }
}

async function keep(item: Item): Promise<boolean> {
  try {
    const store = await openOutbox();
    const isKept =
      JSON.stringify(item.payload).length <= LARGEST_PAYLOAD &&
      (await store.add(item, await store.now(), MOST_WAITING));
    if (!isKept) log('error', 'outbox', { kind: item.kind, fault: 'full' });
    return isKept;
  } catch (error) {
    log('error', 'outbox', { kind: item.kind, fault: faultOf(error) });
    return false;
  }
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Starts delivering in this process, each kind by its own function; while the store is away it looks for it. */
export function startOutbox(deliver: Readonly<Record<string, Deliver>>): void {
  const box = outbox();
  let round: Promise<void> | null = null;
  let lastFault: string | null = null;
  async function deliverAll(): Promise<void> {
    try {
      const store = await openOutbox();
      await deliverDue(partsOf(store, deliver));
      lastFault = null;
    } catch (error) {
      if (faultOf(error) !== lastFault) log('error', 'outbox', { fault: faultOf(error) });
      lastFault = faultOf(error);
    }
  }
  const work = () => {
    round ??= deliverAll().finally(() => {
      round = null;
    });
  };
  const timer = setInterval(work, LOOK_EVERY_MS);
  timer.unref();
  // Not as part of the request that keeps something: nobody waits for a delivery.
  box.wake = AsyncResource.bind(work);
  box.stop = async () => {
    clearInterval(timer);
    box.wake = () => undefined;
    await round;
  };
}

const partsOf = (store: OutboxStore, deliver: Readonly<Record<string, Deliver>>) => ({
  store,
  deliver,
  clock: store.now,
  onTry: noteTry,
  unsettled: outbox().unsettled,
});

type Try = Parameters<Parameters<typeof deliverDue>[0]['onTry']>;

function noteTry(...[{ id, kind, attempts, since }, delivery]: Try): void {
  const level = delivery === 'done' ? 'info' : delivery === 'dead' ? 'error' : 'warn';
  log(level, 'delivery', { id, kind, attempts, delivery, ageMs: Date.now() - since });
}
