import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { type Item, outboxOf, type OutboxCounts, type OutboxStore, type State } from './outbox/store';
import { type Deliver, deliverDue, deliverKey, type Delivery, type Unsettled } from './outbox/worker';
import { OUTBOX } from './store/schemas';
import { stores } from './stores';

export type { Delivery, Next } from './outbox/worker';

/** One or two kilobytes are usual. Larger data must be stored elsewhere, with its id in the payload. */
const LARGEST_PAYLOAD = 64 * 1024;
const MOST_WAITING = 10_000;
const LOOK_EVERY_MS = 1_000;

type Outbox = {
  /** Starts looking for work; does nothing before the worker has started. */
  wake: () => void;
  /** `counts` is for health checks, `stop` for the shutdown. */
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
 * Stores an item for delivery; it is on disk when this resolves. The same key again changes nothing, until 60 days
 * after its delivery. Delivery is tried at once, or at the item's own time, and then at growing intervals for a week.
 * @param item its payload is JSON, and is deleted after delivery; keys are never logged
 * @returns false if it could not be stored: the disk fails, the database is away, the outbox is full, or the payload is
 * too large
 */
export async function enqueue(item: Item): Promise<boolean> {
  const isKept = await keep(item);
  if (isKept) outbox().wake();
  return isKept;
}

/**
 * Stores an item and tries to deliver it while the caller waits. If that fails, or the process exits first, it is tried
 * again like any other.
 * @returns null if it could not be stored; then nothing was tried
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
 * Moves the delivery of a waiting item to `inMs` milliseconds from now, by the store's clock. If the store fails, it is
 * delivered at its previous time.
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
 * Runs work that may undo deliveries of a kind made meanwhile, and has them made once more afterwards, even if it
 * throws.
 * @throws {UnreachableError} if the store is away; or whatever `work` throws
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

/** Returns the state of an item; null if its key is unknown, or the store cannot be read. */
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
    const isTooLarge = JSON.stringify(item.payload).length > LARGEST_PAYLOAD;
    const isKept = !isTooLarge && (await store.add(item, await store.now(), MOST_WAITING));
    if (!isKept)
      log('error', 'outbox', { kind: item.kind, fault: isTooLarge ? 'payload too large' : 'full' });
    return isKept;
  } catch (error) {
    log('error', 'outbox', { kind: item.kind, fault: faultOf(error) });
    return false;
  }
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Starts delivering in this process, with one function for each kind. While the store is away, it is tried again. */
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
  // Deliveries do not run in the context of the request that stored the item, because nobody waits for them.
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
