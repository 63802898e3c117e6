import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/api';
import type { Result, UpstreamError } from '@/lib/platform/result';
import type { NoBasket } from './commands';
import { dropCart, keepCart } from './cookie';
import { withProducts } from './queries';
import type { Basket } from './types';

/**
 * The answer to a basket call. A basket that is there is remembered for another seven days; one that is gone, or is
 * somebody else's, is forgotten (specification §4). A failure of the platform
 * is a 500 (specification §8) and changes nothing.
 */
export async function basketAnswer(
  result: Result<Basket | null, UpstreamError | NoBasket>,
): Promise<Response> {
  if (!result.ok) {
    const { error } = result;
    if ('upstream' in error) return upstreamProblem(error, 500);
    if (error.kind === 'no-line') return problem(404, 'This is no longer in your basket.');
    await dropCart();
    return problem(404, 'This basket is no longer there. Start a new one by adding a product.');
  }
  if (!result.value || result.value.lines.length === 0) {
    await dropCart();
    return answer({ basket: null });
  }
  await keepCart(result.value.id);
  return answer({ basket: await withProducts(result.value) });
}
