import 'server-only';
import { type Counted, countTry, forgiveTry, tooOften } from '@/lib/customer/limits';
import { message } from '@/lib/i18n/messages';
import { isPlaced } from '@/lib/orders/record/facts-queries';
import { readOpening } from '@/lib/orders/record/queries';
import type { RecordedOrder } from '@/lib/orders/record/shapes';
import type { Refusal } from '@/lib/outcome/types';
import { spendPass } from '@/lib/platform/http/bot-check';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { LIMITS, MISSED } from './limits';
import { proves } from './proof';

export type Prover = {
  session: Session | null;
  /** IP address of the caller, for the rate limits. */
  address: string;
  /** An e-mail address or a postcode. */
  proof: string;
  /** Pass of the bot check, once it is required. */
  pass?: string | undefined;
};

const CHECK = `${message('botCheck')} Ring us and we will look the order up with you.`;

/**
 * Returns an order to its owner and to whoever gives its e-mail address or postcode, in one call. A wrong proof and an
 * unknown number both give null and count against the caller.
 */
export async function proveOrder(
  id: number,
  prover: Prover,
): Promise<Result<RecordedOrder | null, UpstreamError | Refusal>> {
  const counted: Counted = [
    [LIMITS.misses, prover.address],
    [LIMITS.guesses, String(id)],
  ];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften(MISSED, wait));
  if (!(await isPerson(prover))) {
    await forgiveTry(counted);
    return fail({ kind: 'refusal', status: 428, message: CHECK });
  }
  const opening = await readOpening(id);
  if (!opening.ok) {
    await forgiveTry(counted);
    return opening;
  }
  const order = opening.value;
  if (!order || !isPlaced(order) || !knows(order, prover)) return ok(null);
  await forgiveTry([...counted, [LIMITS.tries, prover.address]]);
  return ok(order);
}

/**
 * Whether the caller may try: the first wrong proofs need no check, further ones need a new pass of the bot check each.
 */
const isPerson = async ({ address, pass = '' }: Prover): Promise<boolean> =>
  (await countTry([[LIMITS.tries, address]])) === null || (await spendPass(pass));

function knows(order: RecordedOrder, { session, proof }: Prover): boolean {
  if (session && order.customer_id === session.customerId) return true;
  const places = [order.billing_address, ...order.consignments.deliveries];
  return proves(proof, { emails: places.map(({ email }) => email), postcodes: places.map(({ zip }) => zip) });
}
