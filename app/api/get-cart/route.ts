import { z } from 'zod';
import { basketAnswer } from '@/lib/basket/answer';
import { readBasket } from '@/lib/basket/commands';
import { cartId } from '@/lib/basket/requests';
import { reads } from '@/lib/platform/api';

/** Specification §7. */
export const GET = reads(z.object({ cartId }), async ({ session, input }) =>
  basketAnswer(await readBasket(input.cartId, session?.customerId ?? null)),
);
