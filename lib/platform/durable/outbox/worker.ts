import type { Claimed, OutboxStore } from './store';

/** How a delivery went: delivered, to be tried again, or never to be delivered however often it is tried. */
export type Delivery = 'done' | 'later' | 'never';

/** Delivers what is of one kind. What it throws counts as `later`. It may be asked twice for the same key. */
export type Deliver = (payload: unknown, key: string) => Promise<Delivery>;

type Parts = {
  store: OutboxStore;
  deliver: Readonly<Record<string, Deliver>>;
  /** Of the store, which counts the time for all who share it. */
  clock: () => number | Promise<number>;
  /** Told of every try. */
  onTry: (item: Claimed, delivery: Delivery | 'dead') => void;
  /** Of this process, for as long as it lives: what it tried while the store could not be told. */
  unsettled: Unsettled[];
};

export type Unsettled = { item: Claimed; delivery: Delivery };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A try may take so long; whoever was ended in the middle of one leaves it to the next after that. */
const PATIENCE = 30 * SECOND;
/** After so many failures the next try waits so long; then ever a day. */
const PAUSES = [5 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, DAY];
/** What could not be delivered by then is given up. */
const GIVEN_UP_AFTER = 7 * DAY;
/** How long a key is remembered once its item has ended. */
const REMEMBERED = 60 * DAY;
const AT_ONCE = 4;

/**
 * Delivers all that is due, a few at a time. Resolves when nothing is due any more. What was delivered while the store was
 * away is noted before anything is claimed, or it would be delivered twice.
 */
export async function deliverDue(parts: Parts): Promise<void> {
  await settleLeft(parts);
  if (!(await parts.store.hasDue(await parts.clock()))) return;
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverOneByOne(parts)));
  await parts.store.forget((await parts.clock()) - REMEMBERED);
}

async function deliverOneByOne(parts: Parts): Promise<void> {
  for (;;) {
    const now = await parts.clock();
    const item = await parts.store.claim(now, now + 2 * PATIENCE);
    if (!item) return;
    await deliverOne(parts, item);
  }
}

/** Delivers the item of a key out of its turn; `later` when it is not there to be delivered. */
export async function deliverKey(parts: Parts, key: string): Promise<Delivery> {
  const item = await parts.store.claimKey(key, (await parts.clock()) + 2 * PATIENCE);
  return item ? deliverOne(parts, item) : 'later';
}

async function deliverOne(parts: Parts, item: Claimed): Promise<Delivery> {
  const delivery = await tryOnce(parts, item);
  await settle(parts, item, delivery).catch(() => parts.unsettled.push({ item, delivery }));
  return delivery;
}

async function settleLeft(parts: Parts): Promise<void> {
  for (let left = parts.unsettled[0]; left; left = parts.unsettled[0]) {
    await settle(parts, left.item, left.delivery);
    parts.unsettled.shift();
  }
}

async function tryOnce({ deliver }: Parts, { kind, key, payload }: Claimed): Promise<Delivery> {
  const by = deliver[kind];
  if (!by) return 'later';
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve('later'), PATIENCE);
  });
  try {
    return await Promise.race([by(payload, key), tooLong]);
  } catch {
    return 'later';
  } finally {
    clearTimeout(timer);
  }
}

async function settle({ store, clock, onTry }: Parts, item: Claimed, delivery: Delivery): Promise<void> {
  const now = await clock();
  const isDead = delivery === 'never' || (delivery === 'later' && now - item.since >= GIVEN_UP_AFTER);
  if (isDead) await store.giveUp(item, now);
  else if (delivery === 'done') await store.done(item, now);
  else await store.postpone(item, now + (PAUSES[item.attempts - 1] ?? DAY));
  onTry(item, isDead ? 'dead' : delivery);
}
