import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/api';
import type { Result, UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import type { NoBasket } from './commands';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { blankReference, writeReference } from './customer-cart';
import { withProducts } from './queries';
import { refusalWords } from './refusals';
import type { Basket } from './types';

/**
 * The answer to a basket call. A basket that is there is remembered for another seven days; one that is gone, or is
 * somebody else's, is forgotten, and the customer's reference to it with it (specification §4). A failure of the
 * platform is a 500 (specification §8) and changes nothing.
 * @param changed whether the call changed the basket, so that the customer's reference is written anew.
 */
export async function basketAnswer(
  result: Result<Basket | null, UpstreamError | NoBasket>,
  session: Session | null,
  changed = true,
): Promise<Response> {
  if (!result.ok) {
    const { error } = result;
    if ('upstream' in error) {
      return upstreamProblem({ ...error, message: refusalWords(error.message) }, 500);
    }
    if (error.kind === 'no-line') return problem(404, 'This is no longer in your basket.');
    await forget(session);
    return problem(404, 'This basket is no longer there. Start a new one by adding a product.');
  }
  if (!result.value || result.value.lines.length === 0) {
    await forget(session);
    return answer({ basket: null });
  }
  await keepCart(result.value.id);
  if (session && changed) await writeReference(session.customerId, result.value.id);
  return answer({ basket: await withProducts(result.value) });
}

async function forget(session: Session | null): Promise<void> {
  const cartId = await rememberedCart();
  await dropCart();
  if (session) await blankReference(session, cartId);
}
