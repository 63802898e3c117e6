import 'server-only';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { log } from '@/lib/platform/observe/log';
import { type Item, openOutboxStore, type OutboxCounts, type OutboxStore, type State } from './outbox/store';
import { type Deliver, deliverDue, deliverKey, type Delivery } from './outbox/worker';
import { processSingleton } from '@/lib/platform/process-singleton';

export type { Delivery } from './outbox/worker';

/** A kilobyte or two is usual; whoever needs more keeps it elsewhere and puts its id here. */
const LARGEST_PAYLOAD = 64 * 1024;
const MOST_WAITING = 10_000;
const LOOK_EVERY_MS = 1_000;

type Outbox = {
  store: OutboxStore;
  /** Looks for work at once; nothing before the worker has started. */
  wake: () => void;
  /** For the health call and for the end of the process. */
  counts: () => OutboxCounts;
  stop: () => Promise<void>;
};

const outbox = () =>
  processSingleton<Outbox>('outbox', () => {
    const store = openStore();
    return {
      store,
      wake: () => undefined,
      counts: () => store.counts(Date.now()),
      stop: async () => store.close(),
    };
  });

/** @throws with the folder's name: a shop that cannot confirm orders must not start. */
function openStore(): OutboxStore {
  const { dataFolder } = config();
  try {
    return openOutboxStore(join(dataFolder, 'outbox.sqlite'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The outbox cannot be kept in ${dataFolder} (SHOP_DATA): ${why}`, { cause: error });
  }
}

/**
 * Keeps something for delivery, on disk before this returns. The same key again changes nothing, for 60 days after its
 * delivery. Delivery is tried at once, or at the item's own time, and then for a week, ever more rarely.
 * @param item whose payload is JSON; it is forgotten once it is delivered. Keys are never logged.
 * @returns false when it could not be kept: the disk fails, the outbox is full, or the payload is too large.
 */
export function enqueue(item: Item): boolean {
  const isKept = keep(item);
  if (isKept) outbox().wake();
  return isKept;
}

/**
 * Keeps something and tries to deliver it while the caller waits. What fails is tried again like all else, and so is
 * what this process did not live to finish.
 * @returns null when it could not be kept; nothing was tried then.
 */
export async function deliverAtOnce(item: Item, by: Deliver): Promise<Delivery | null> {
  if (!keep(item)) return null;
  try {
    const parts = { store: outbox().store, deliver: { [item.kind]: by }, clock: Date.now, onTry: noteTry };
    return await deliverKey(parts, item.key);
  } catch (error) {
    log('error', 'outbox', { kind: item.kind, fault: faultOf(error) });
    return 'later';
  }
}

/** What became of the item of a key; null when it is not known, or cannot be read. */
export function stateOf(key: string): State | null {
  try {
    return outbox().store.stateOf(key);
  } catch (error) {
    log('error', 'outbox', { fault: faultOf(error) });
    return null;
  }
}

function keep(item: Item): boolean {
  try {
    const isKept =
      JSON.stringify(item.payload).length <= LARGEST_PAYLOAD &&
      outbox().store.add(item, Date.now(), MOST_WAITING);
    if (!isKept) log('error', 'outbox', { kind: item.kind, fault: 'full' });
    return isKept;
  } catch (error) {
    log('error', 'outbox', { kind: item.kind, fault: faultOf(error) });
    return false;
  }
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Starts delivering in this process, each kind by its own function. */
export function startOutbox(deliver: Readonly<Record<string, Deliver>>): void {
  const box = outbox();
  let round: Promise<void> | null = null;
  const work = () => {
    round ??= deliverDue({ store: box.store, deliver, clock: Date.now, onTry: noteTry })
      .catch((error: unknown) => {
        log('error', 'outbox', { fault: faultOf(error) });
      })
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(work, LOOK_EVERY_MS);
  timer.unref();
  box.wake = work;
  box.stop = async () => {
    clearInterval(timer);
    box.wake = () => undefined;
    await round;
    box.store.close();
  };
}

type Try = Parameters<Parameters<typeof deliverDue>[0]['onTry']>;

function noteTry(...[{ id, kind, attempts, since }, delivery]: Try): void {
  const level = delivery === 'done' ? 'info' : delivery === 'dead' ? 'error' : 'warn';
  log(level, 'delivery', { id, kind, attempts, delivery, ageMs: Date.now() - since });
}
