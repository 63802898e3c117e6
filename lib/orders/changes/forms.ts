import 'server-only';
import type { z } from 'zod';
import { readOrderNumber } from '@/lib/orders/rules';
import type { ParsedRequest } from '@/lib/platform/http/api';
import { forms, type Outcome } from '@/lib/platform/http/forms';
import { pathWithRefusal } from '@/lib/platform/http/own-forms';
import type { Limit } from '@/lib/platform/http/rate-limit';
import { href } from '@/lib/routing/href';
import { TRACKER } from './order-page';

type OrderForm<S extends z.ZodType> = {
  schema: S;
  /** Also part of the form's name. */
  page: 'cancel' | 'day' | 'note' | 'return';
  limit?: Limit;
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Outcome>;
};

/**
 * Makes the handlers of a form on a page below `/track-order`, for whoever may see the order named by its field
 * `order`.
 */
export function orderForms<S extends z.ZodType>({ page, ...form }: OrderForm<S>) {
  return forms({
    ...form,
    name: `order-${page}`,
    page: href(`/track-order/${page}`),
    again: (_session, state) => {
      const order = readOrderNumber(state.values['order'] ?? '');
      return pathWithRefusal(href(`/track-order/${page}`, { order }), TRACKER, state);
    },
  });
}
