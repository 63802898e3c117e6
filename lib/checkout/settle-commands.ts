import 'server-only';
import { dropCart, rememberedCart } from '@/lib/basket/cookie';
import { blankReference } from '@/lib/basket/customer-cart';
import { rememberOpened } from '@/lib/orders/opened-cookie';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { readOrderState } from './order-queries';
import { readPlaced } from './placed';
import { orderPath } from './rules';

/** What became of the order that this browser placed last; `none` when it placed none. */
export type Settled = { state: 'paid'; redirect: string } | { state: 'open' | 'ended' | 'none' };

/** Asks the platform, which alone knows, and lets go of the basket once it is paid for; this browser may then track the order. */
export async function settleOrder(session: Session | null): Promise<Result<Settled>> {
  const [placed] = await readPlaced();
  if (!placed) return ok({ state: 'none' });
  const found = await readOrderState(placed.order);
  if (!found.ok) return found;
  const state = found.value?.state ?? 'none';
  if (state !== 'paid') return ok({ state });
  if ((await rememberedCart()) === placed.cart) await dropCart();
  await rememberOpened(placed.order);
  if (session) await blankReference(session, placed.cart);
  return ok({ state, redirect: orderPath(placed.order) });
}
