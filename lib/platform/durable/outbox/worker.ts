import type { Claimed, OutboxStore } from './store';

/**
 * How a delivery went: delivered, to be tried again, never to be delivered however often it is tried, or not known, because
 * it may go on elsewhere: that is left alone for longer than anybody works on it.
 */
export type Delivery = 'done' | 'later' | 'never' | 'under-way';

/** What is delivered ever again has been, and is to be delivered next with this, not before then. */
export type Next = { payload: unknown; at: number };

/** Delivers what is of one kind. What it throws counts as `later`. It may be asked twice for the same key. */
export type Deliver = (payload: unknown, key: string) => Promise<Delivery | Next>;

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

export type Unsettled = { item: Claimed; delivery: Delivery | Next };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long the next item waits for a try; whoever was ended in the middle of one leaves it to the next after twice that. */
const PATIENCE = 30 * SECOND;
/** What may still be under way is tried again after so long at the earliest: a dozen replies of a mail server, ten seconds each, are over by then. */
const LEFT_ALONE = 5 * MINUTE;
/** After so many failures the next try waits so long; then ever a day. */
const PAUSES = [5 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, DAY];
/** What could not be delivered by then is given up. */
const GIVEN_UP_AFTER = 7 * DAY;
/**
 * How long a key is remembered once its item has ended. Whoever enqueues by what still stands somewhere, as letters by an
 * order's status, has to stop sooner: `NEWS_MS` in `lib/mail/order-letters.ts`.
 */
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

/** What takes longer is waited for no more; how it ends counts all the same. */
async function deliverOne(parts: Parts, item: Claimed): Promise<Delivery> {
  const work = tryOnce(parts, item);
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const tooLong = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve('under-way');
    }, PATIENCE);
  });
  const delivery = await Promise.race([work, tooLong]);
  clearTimeout(timer);
  await settleOrKeep(parts, item, delivery);
  if (isLate) void work.then((late) => settleOrKeep(parts, item, late));
  return typeof delivery === 'object' ? 'done' : delivery;
}

async function settleOrKeep(parts: Parts, item: Claimed, delivery: Delivery | Next): Promise<void> {
  await settle(parts, item, delivery).catch(() => parts.unsettled.push({ item, delivery }));
}

async function settleLeft(parts: Parts): Promise<void> {
  for (let left = parts.unsettled[0]; left; left = parts.unsettled[0]) {
    await settle(parts, left.item, left.delivery);
    parts.unsettled.shift();
  }
}

async function tryOnce({ deliver }: Parts, { kind, key, payload }: Claimed): Promise<Delivery | Next> {
  try {
    return (await deliver[kind]?.(payload, key)) ?? 'later';
  } catch {
    return 'later';
  }
}

async function settle(
  { store, clock, onTry }: Parts,
  item: Claimed,
  delivery: Delivery | Next,
): Promise<void> {
  const now = await clock();
  if (typeof delivery === 'object') {
    // Whoever named the instant may have a clock that is behind.
    await store.renew(item, { ...delivery, at: Math.max(delivery.at, now + SECOND) });
    return onTry(item, 'done');
  }
  const isDead = delivery === 'never' || (delivery !== 'done' && now - item.since >= GIVEN_UP_AFTER);
  if (isDead) await store.giveUp(item, now);
  else if (delivery === 'done') await store.done(item, now);
  else await store.postpone(item, now + pauseAfter(item, delivery));
  onTry(item, isDead ? 'dead' : delivery);
}

function pauseAfter({ attempts }: Claimed, delivery: Delivery): number {
  const pause = PAUSES[attempts - 1] ?? DAY;
  return delivery === 'under-way' ? Math.max(pause, LEFT_ALONE) : pause;
}
