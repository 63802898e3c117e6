import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/api';
import type { Session } from '@/lib/platform/session';
import type { Changed } from './change-once';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { blankReference, writeReference } from './customer-cart';
import { withProducts } from './queries';
import { refusalWords } from './refusals';

type Asked = {
  request: Request;
  session: Session | null;
  /** The cart that was asked for; null where a new one was. */
  cartId: string | null;
  /** Whether the call changed the basket, so that the customer's reference is written anew. */
  changed?: boolean;
};

/**
 * The answer to a basket call. A basket that is there is remembered for another seven days; one that is gone, or is
 * somebody else's, is forgotten if it was the one remembered, and the customer's reference to it with it (specification
 * §4). A failure of the platform is a 500 (specification §8) and changes nothing; nor does a call from another site.
 */
export async function basketAnswer(result: Changed, asked: Asked): Promise<Response> {
  if (!result.ok) {
    const { error } = result;
    if ('upstream' in error) {
      return upstreamProblem({ ...error, message: refusalWords(error.message) }, 500);
    }
    if (error.kind === 'key-taken') return problem(422, 'This was sent before, as something else.');
    if (error.kind === 'no-line') return problem(404, 'This is no longer in your basket.');
    await forget(asked);
    return problem(404, 'This basket is no longer there. Start a new one by adding a product.');
  }
  if (!result.value || result.value.lines.length === 0) {
    await forget(asked);
    return answer({ basket: null });
  }
  await remember(result.value.id, asked);
  return answer({ basket: await withProducts(result.value) });
}

const isFromElsewhere = ({ request }: Asked): boolean =>
  request.headers.get('sec-fetch-site') === 'cross-site';

async function remember(cartId: string, asked: Asked): Promise<void> {
  if (isFromElsewhere(asked)) return;
  const { session, changed = true } = asked;
  await keepCart(cartId);
  if (session && changed) await writeReference(session.customerId, cartId);
}

async function forget(asked: Asked): Promise<void> {
  if (isFromElsewhere(asked)) return;
  const { session, cartId } = asked;
  if ((await rememberedCart()) === cartId) await dropCart();
  if (session) await blankReference(session, cartId);
}
