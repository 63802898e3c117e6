import { z } from 'zod';
import type { ReturnAsked } from '@/lib/orders/types';
import { isReason, type ReturnReason } from './return-reasons';

/** The namespace of metafields in which requests are kept with their order on the platform. */
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

/** What was asked to go back, by the metafields that say so; what cannot be read is left out. */
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
