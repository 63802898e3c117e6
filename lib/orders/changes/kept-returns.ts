import { z } from 'zod';
import type { ReturnAsked } from '@/lib/orders/types';
import { isReason, type ReturnReason } from './return-reasons';

/** Namespace of the order metafields in which return requests are stored on the platform. */
export const RETURNS = 'returns';

const stored = z.object({
  at: z.string(),
  lines: z.array(
    z.object({
      lineId: z.number(),
      name: z.string(),
      quantity: z.number(),
      reason: z.string().refine((text): text is ReturnReason => isReason(text)),
    }),
  ),
});

/** Returns the return requests in an order's metafields; unreadable ones are left out. */
export const returnsIn = (fields: readonly { key: string; value: string }[]): ReturnAsked[] =>
  fields.flatMap(({ key, value }) => {
    const { success, data } = stored.safeParse(jsonOf(value));
    return success ? [{ key, ...data }] : [];
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
