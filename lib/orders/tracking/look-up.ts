import 'server-only';
import { type Counted, countTry, forgiveTry, tooOften } from '@/lib/customer/limits';
import { message } from '@/lib/i18n/messages';
import { statusFor } from '@/lib/orders/changes/cancel-queries';
import { statusOf } from '@/lib/orders/record/map-record';
import { type Opening, readOpening, readRest } from '@/lib/orders/record/queries';
import type { OrderOnRecord, OrderOutline } from '@/lib/orders/types';
import type { Refusal } from '@/lib/outcome/types';
import { spendPass } from '@/lib/platform/http/bot-check';
import type { Limit } from '@/lib/platform/http/rate-limit';
import { ok, fail, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { openedOrders } from './opened-cookie';
import { proves } from './proof';

const HOUR = 60 * 60_000;

/** Reliability guide §1.1; a number is also guarded against guesses from many addresses. */
const LIMITS = {
  misses: { name: 'order-misses', most: 20, windowMs: HOUR },
  guesses: { name: 'order-guesses', most: 10, windowMs: HOUR },
  /** Wrong proofs after which a person has to be at work (experience TRK-5). */
  tries: { name: 'order-tries', most: 5, windowMs: HOUR },
  outlines: { name: 'order-outlines', most: 60, windowMs: HOUR },
} satisfies Record<string, Limit>;

/** The platform's number for what was never paid for. */
const INCOMPLETE = 0;

/** How much of an order is told: all of it, where it stands, or that there is none. */
export type Found =
  | { kind: 'whole'; record: OrderOnRecord }
  | { kind: 'outline'; outline: OrderOutline }
  | { kind: 'none' };

type Asker = {
  session: Session | null;
  /** Of the caller, for the limits. */
  address: string;
  /** An e-mail address or a postcode. */
  proof?: string | undefined;
  /** Of the bot check, once it is asked for. */
  pass?: string | undefined;
};

const CHECK = `${message('botCheck')} Ring us, and we look the order up with you.`;

/**
 * An order by its number (reliability guide C20): whole for its owner, for a browser that has opened it and for
 * whoever gives its e-mail address or postcode; else its status and dates, in which nobody is named. A wrong proof and
 * an unknown number are the same answer, and count against the caller.
 */
export async function lookUp(id: number, asker: Asker): Promise<Result<Found, UpstreamError | Refusal>> {
  const counted: Counted = [
    [LIMITS.misses, asker.address],
    ...(asker.proof === undefined ? [] : [[LIMITS.guesses, String(id)] as const]),
  ];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften('That did not fit too many times.', wait));
  if (asker.proof !== undefined && !(await isPerson(asker))) {
    await forgiveTry(counted);
    return fail({ kind: 'refusal', status: 428, message: CHECK });
  }
  const opening = await readOpening(id);
  if (!opening.ok) {
    await forgiveTry(counted);
    return opening;
  }
  const { value } = opening;
  if (!value || value.order.status_id === INCOMPLETE) return ok({ kind: 'none' });
  const mine = await isOpen(value, asker);
  if (!mine && asker.proof !== undefined) return ok({ kind: 'none' });
  await forgiveTry([...counted, [LIMITS.tries, asker.address]]);
  if (mine) {
    const record = await readRest(value);
    return record.ok ? ok({ kind: 'whole', record: record.value }) : record;
  }
  const seen = await countTry([[LIMITS.outlines, asker.address]]);
  if (seen !== null) return fail(tooOften('You looked at many orders.', seen));
  return ok({ kind: 'outline', outline: outlineOf(value) });
}

/** The first wrong proofs are anybody's; further ones need a fresh pass of the bot check each. */
const isPerson = async ({ address, pass = '' }: Asker): Promise<boolean> =>
  (await countTry([[LIMITS.tries, address]])) === null || spendPass(pass);

/** An order that the asker may see whole and do something about, as it stands for them; null for any other. */
export async function openOrder(id: number, session: Session | null): Promise<Result<OrderOnRecord | null>> {
  const opening = await readOpening(id);
  if (!opening.ok || !opening.value) return opening as Result<null>;
  if (!(await isOpen(opening.value, { session }))) return ok(null);
  const found = await readRest(opening.value);
  if (!found.ok) return found;
  const { order } = found.value;
  return ok({ ...found.value, order: { ...order, status: statusFor(order) } });
}

async function isOpen(
  { order, deliveries }: Opening,
  { session, proof }: Pick<Asker, 'session' | 'proof'>,
): Promise<boolean> {
  if (session && order.customer_id === session.customerId) return true;
  const places = [order.billing_address, ...deliveries];
  const marks = { emails: places.map(({ email }) => email), postcodes: places.map(({ zip }) => zip) };
  if (proof !== undefined) return proves(proof, marks);
  return (await openedOrders()).includes(order.id);
}

const outlineOf = ({ order }: Opening): OrderOutline => ({
  id: order.id,
  status: statusOf(order),
  orderedAt: order.date_created,
  updatedAt: order.date_modified,
  shippedAt: order.date_shipped || null,
});
