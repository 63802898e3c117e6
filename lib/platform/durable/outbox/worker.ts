import type { Claimed, OutboxStore } from './store';

/**
 * The result of a delivery: delivered, to be tried again, never deliverable, or unknown, because it may be continuing
 * elsewhere. In the last case the item is left alone for longer than any try takes.
 */
export type Delivery = 'done' | 'later' | 'never' | 'under-way';

/** The delivery of a recurring item has succeeded. The next is due at `at`, not earlier, with this payload. */
export type Next = { payload: unknown; at: number };

/** Delivers an item of one kind. It may be called twice for the same key. An error that it throws counts as `later`. */
export type Deliver = (payload: unknown, key: string) => Promise<Delivery | Next>;

type Parts = {
  store: OutboxStore;
  deliver: Readonly<Record<string, Deliver>>;
  /** The clock of the store, which everybody who shares it has in common. */
  clock: () => number | Promise<number>;
  /** Called after each try. */
  onTry: (item: Claimed, delivery: Delivery | 'dead') => void;
  /** Results that could not be written to the store; kept for the lifetime of this process. */
  unsettled: Unsettled[];
};

export type Unsettled = { item: Claimed; delivery: Delivery | Next };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a try may hold up the next item. If the process exits during a try, the item can be claimed again after
 * twice this time.
 */
const PATIENCE = 30 * SECOND;
/**
 * Minimum pause before a delivery that may be continuing is tried again: a dozen replies of a mail server, at ten
 * seconds each, are over by then.
 */
const LEFT_ALONE = 5 * MINUTE;
/** Pauses after the first failures; after further ones, a day. */
const PAUSES = [5 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, DAY];
/** Age at which an undelivered item is given up. */
const GIVEN_UP_AFTER = 7 * DAY;
/**
 * How long a key is remembered after its item has ended. Code that enqueues by a lasting state, such as e-mails by an
 * order's status, has to stop sooner: `NEWS_MS` in `lib/mail/order-letters.ts`.
 */
const REMEMBERED = 60 * DAY;
const AT_ONCE = 4;

/**
 * Delivers everything that is due, a few items at a time; resolves when nothing more is due. First writes the results
 * of deliveries made while the store was away, because those items would otherwise be delivered twice.
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

/** Delivers the item with this key out of turn; `later` if it is not waiting. */
export async function deliverKey(parts: Parts, key: string): Promise<Delivery> {
  const item = await parts.store.claimKey(key, (await parts.clock()) + 2 * PATIENCE);
  return item ? deliverOne(parts, item) : 'later';
}

/** Stops waiting for a delivery that takes too long; its result still counts. */
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
    // The clock that produced this time may be slow.
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
