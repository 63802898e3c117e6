import 'server-only';
import { readBasket } from '@/lib/basket/commands';
import { coverFaults } from '@/lib/basket/cover';
import { withProducts } from '@/lib/basket/queries';
import { cardsIn } from '@/lib/basket/rules';
import { readAccessMessage } from '@/lib/checkout/access/answers';
import { beginFault } from '@/lib/checkout/begin-early';
import type { Checkout } from '@/lib/checkout/types';
import { londonDate } from '@/lib/dates/rules';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { getPolicy } from '@/lib/policy/queries';

/**
 * Returns why a basket cannot be ordered, with what to do. It checks what the steps of the checkout may have missed:
 * cover that cannot be sold for its appliance, and work without an express request. Null where nothing is wrong.
 */
export async function readOrderFault(
  { id, consignments, message }: Checkout,
  session: Session | null,
): Promise<Result<string | null>> {
  const basket = await readBasket(id, session);
  if (!basket.ok) return 'upstream' in basket.error ? fail(basket.error) : ok(null);
  const [sold, { cover }] = await Promise.all([withProducts(basket.value), getPolicy()]);
  const [fault] = sold.lines.flatMap((line) => coverFaults(line, cover));
  if (fault !== undefined) return ok(`${fault} Remove it in your basket, then pay; nothing is paid yet.`);
  const days = consignments.map(({ chosen }) => chosen?.day ?? null);
  const { begin } = readAccessMessage(message);
  const missing = beginFault(cardsIn(sold), days, { begin, today: londonDate(new Date()) });
  return ok(missing && `Check “The work you chose” in step 2. ${missing}. Nothing is paid yet.`);
}
