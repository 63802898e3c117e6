import 'server-only';
import { dropCart, rememberedCart } from '@/lib/basket/cookie';
import { blankReference } from '@/lib/basket/customer-cart';
import type { SettleRequest } from '@/lib/checkout/requests';
import { orderPath } from '@/lib/checkout/rules';
import { rememberOpened } from '@/lib/orders/tracking/opened-cookie';
import { metrics } from '@/lib/platform/observe/metrics';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { isPlaced, readOrderState, readRecordedState } from './order-queries';
import { readPlaced, rememberPlaced } from './placed';

/** State of the order that this browser placed last; `none` when it placed none. */
export type Settled = { state: 'paid' | 'waiting'; redirect: string } | { state: 'open' | 'ended' | 'none' };

/**
 * Asks the platform for the state of the order. Once it is placed, forgets its cart and lets this browser track it.
 * @param named order and cart as named by the platform's own checkout on the way back; used only if the order was made
 * from this browser's cart
 */
export async function settleOrder(session: Session | null, named: SettleRequest): Promise<Result<Settled>> {
  const settled = await settle(session, named);
  metrics().settlements.inc({ state: settled.ok ? settled.value.state : 'unreachable' });
  return settled;
}

async function settle(session: Session | null, named: SettleRequest): Promise<Result<Settled>> {
  const cart = await rememberedCart();
  const [latest] = await readPlaced();
  const isNamed = named.order !== undefined && named.cart === cart && named.order !== latest?.order;
  const order = isNamed ? named.order : latest?.order;
  if (order === undefined) return ok({ state: 'none' });
  // Only the management API tells which cart any order was made from.
  const found = isNamed || !latest ? await readRecordedState(order) : await readOrderState(latest, session);
  if (!found.ok) return found;
  if (!found.value) return ok({ state: 'none' });
  const { state, cart: madeOf, total } = found.value;
  if (!isPlaced(state)) return ok({ state });
  if (isNamed && madeOf !== cart) return ok({ state: 'none' });
  if (madeOf !== null) await rememberPlaced({ order, cart: madeOf, at: Date.now() }, total);
  if (cart === madeOf) await dropCart();
  await rememberOpened({ id: order, cart: madeOf });
  if (session) await blankReference(session, madeOf);
  return ok({ state, redirect: orderPath(order) });
}
