import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/http/api';
import type { UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { replaceUpstreamMessage } from '@/lib/platform/upstreams/unknown-words';
import type { Changed } from './change-once';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { blankReference, followReference } from './customer-cart';
import { withProducts } from './queries';
import { refusalWords } from './refusals';
import type { Basket } from './types';

type BasketCall = {
  request: Request;
  session: Session | null;
  /** The requested cart; null for a new one. */
  cartId: string | null;
};

/**
 * Updates the cart cookie and the customer's reference after a change (specification §4). An existing basket is
 * remembered for another seven days. One that is gone or somebody else's is forgotten, if it was the one remembered. A
 * failure of the platform changes nothing, and neither does a request from another site.
 */
export async function followChange(
  changed: Changed,
  { request, session, cartId }: BasketCall,
): Promise<void> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return;
  if (isGone(changed)) {
    if ((await rememberedCart()) === cartId) await dropCart();
    if (session) await blankReference(session, cartId);
  } else if (changed.ok && changed.value) {
    await keepCart(changed.value.id);
    if (session) await followReference(session, changed.value.id);
  }
}

const isGone = (changed: Changed): boolean =>
  changed.ok ? !hasLines(changed.value) : changed.error.kind === 'no-basket';

const hasLines = (basket: Basket | null): basket is Basket => basket !== null && basket.lines.length > 0;

type Refusal = Extract<Changed, { ok: false }>['error'];

const UNKNOWN =
  'Your basket could not be changed. Load the page again, check what is in it, and try once more. If it still fails, contact us.';

const platformWords = ({ message }: UpstreamError): string =>
  refusalWords(message) ?? replaceUpstreamMessage(message, UNKNOWN);

/** Returns the HTTP status and a message for the shopper about a refused change. */
export function refusedWords(error: Refusal): { status: number; message: string } {
  if ('upstream' in error) return { status: 422, message: platformWords(error) };
  if (error.kind === 'cover') return { status: 422, message: error.message };
  if (error.kind === 'key-taken')
    return {
      status: 422,
      message: 'This request was already used for something else. Load the page again and try once more.',
    };
  if (error.kind === 'no-line') return { status: 404, message: 'This is no longer in your basket.' };
  return {
    status: 404,
    message: 'This basket is no longer there. Start a new one by adding a product.',
  };
}

/** The response to a change, `{ basket }`; a failure of the platform is a 500 (specification §8). */
export async function basketAnswer(changed: Changed, call: BasketCall): Promise<Response> {
  await followChange(changed, call);
  return answerOf(changed);
}

/**
 * The response to a read, `{ basket }`. It sets no cookie, because it may arrive after the response to a sign-in or to
 * a new basket; the browser itself compares and updates its cookie (`basket-query.ts`).
 */
export async function readAnswer(
  found: Changed,
  { session, cartId }: Pick<BasketCall, 'session' | 'cartId'>,
): Promise<Response> {
  if (session && isGone(found)) await blankReference(session, cartId);
  return answerOf(found);
}

async function answerOf(changed: Changed): Promise<Response> {
  if (changed.ok) {
    return answer({ basket: hasLines(changed.value) ? await withProducts(changed.value) : null });
  }
  const { error } = changed;
  if ('upstream' in error)
    return upstreamProblem(error, 500, error.kind === 'rejected' ? platformWords(error) : undefined);
  const { status, message } = refusedWords(error);
  return problem(status, message);
}
