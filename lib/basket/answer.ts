import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/http/api';
import type { Session } from '@/lib/platform/session/session';
import type { Changed } from './change-once';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { blankReference, writeReference } from './customer-cart';
import { withProducts } from './queries';
import { refusalWords } from './refusals';
import type { Basket } from './types';

type Asked = {
  request: Request;
  session: Session | null;
  /** The cart that was asked for; null where a new one was. */
  cartId: string | null;
  /** Whether the call changed the basket, so that the customer's reference is written anew. */
  changed?: boolean;
};

/**
 * What this browser and the customer remember follows a basket call. A basket that is there is remembered for another
 * seven days; one that is gone, or is somebody else's, is forgotten if it was the one remembered, and the customer's
 * reference to it with it (specification §4). A failure of the platform changes nothing; nor does a call from another
 * site.
 */
export async function followChange(changed: Changed, asked: Asked): Promise<void> {
  if (asked.request.headers.get('sec-fetch-site') === 'cross-site') return;
  const isGone = changed.ok ? !hasLines(changed.value) : changed.error.kind === 'no-basket';
  if (isGone) await forget(asked);
  else if (changed.ok && changed.value) await remember(changed.value.id, asked);
}

const hasLines = (basket: Basket | null): basket is Basket => basket !== null && basket.lines.length > 0;

type Refusal = Extract<Changed, { ok: false }>['error'];

/** Why nothing was changed, for the shopper; with the platform away, what it says itself. */
export function refusedWords(error: Refusal): { status: number; message: string } {
  if ('upstream' in error) return { status: 422, message: refusalWords(error.message) };
  if (error.kind === 'key-taken') return { status: 422, message: 'This was sent before, as something else.' };
  if (error.kind === 'no-line') return { status: 404, message: 'This is no longer in your basket.' };
  return {
    status: 404,
    message: 'This basket is no longer there. Start a new one by adding a product.',
  };
}

/** The answer to a basket call; a failure of the platform is a 500 (specification §8). */
export async function basketAnswer(changed: Changed, asked: Asked): Promise<Response> {
  await followChange(changed, asked);
  if (changed.ok) {
    return answer({ basket: hasLines(changed.value) ? await withProducts(changed.value) : null });
  }
  const { error } = changed;
  const { status, message } = refusedWords(error);
  return 'upstream' in error ? upstreamProblem({ ...error, message }, 500) : problem(status, message);
}

async function remember(cartId: string, { session, changed = true }: Asked): Promise<void> {
  await keepCart(cartId);
  if (session && changed) await writeReference(session.customerId, cartId);
}

async function forget({ session, cartId }: Asked): Promise<void> {
  if ((await rememberedCart()) === cartId) await dropCart();
  if (session) await blankReference(session, cartId);
}
