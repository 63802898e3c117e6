import 'server-only';
import { countTry, type Counted, forgiveTry, tooOften } from '@/lib/customer/limits';
import type { Refusal } from '@/lib/outcome/types';
import { ok, fail, type Result, type UpstreamError } from '@/lib/platform/result';
import { LIMITS, MISSED } from './limits';
import { type Prover, proveOrder } from './prove-queries';
import { type Found, readSeen, readWhole } from './seen-queries';

type Asker = Pick<Prover, 'session' | 'address'> & { proof?: string | undefined };

/**
 * Looks up an order by its number (reliability guide C20). Its owner, a browser that has opened it, and whoever gives
 * its e-mail address or postcode get the whole order; others get its status and dates, which name nobody. A wrong proof
 * and an unknown number give the same answer and count against the caller.
 */
export async function lookUp(
  id: number,
  { session, address, proof }: Asker,
): Promise<Result<Found, UpstreamError | Refusal>> {
  if (proof === undefined) return see(id, { session, address });
  const proven = await proveOrder(id, { session, address, proof });
  if (!proven.ok) return proven;
  if (!proven.value) return ok({ kind: 'none' });
  const whole = await readWhole(proven.value, session);
  return whole.ok ? ok({ kind: 'whole', order: whole.value }) : whole;
}

async function see(id: number, { session, address }: Asker): Promise<Result<Found, UpstreamError | Refusal>> {
  const counted: Counted = [[LIMITS.misses, address]];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften(MISSED, wait));
  const found = await readSeen(id, session);
  if (found.ok && found.value.kind === 'none') return found;
  await forgiveTry(counted);
  if (!found.ok || found.value.kind === 'whole') return found;
  const seen = await countTry([[LIMITS.outlines, address]]);
  return seen === null ? found : fail(tooOften('You have looked up too many orders.', seen));
}
