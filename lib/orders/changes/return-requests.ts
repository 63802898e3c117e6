import { z } from 'zod';
import type { ReturnAsked } from '@/lib/orders/types';
import { isReason } from './return-reasons';
import type { Returnable } from './returns';

const MOST_FIELDS = 250;

/**
 * `take-<line>`: the quantity to return; `why-<line>`: the reason; `turn`: the number of earlier requests for this
 * order.
 */
export const returnRequest = z
  .record(z.string().regex(/^(order|turn|(take|why)-\d{1,10})$/), z.string().max(40))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'This is too much at once');
export type ReturnRequest = z.infer<typeof returnRequest>;

/** Returns the chosen lines, sorted by id; null when one of them cannot be returned, or not in that quantity. */
export function chosenLines(
  fields: ReturnRequest,
  returnable: readonly Returnable[],
): ReturnAsked['lines'] | null {
  const lines: ReturnAsked['lines'] = [];
  for (const [name, text] of Object.entries(fields)) {
    const id = /^take-(\d+)$/.exec(name)?.[1];
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (!id || quantity === 0) continue;
    const match = returnable.find(({ line }) => line.id === Number(id));
    const reason = fields[`why-${id}`] ?? 'none';
    if (!match || quantity > match.most || !isReason(reason)) return null;
    lines.push({ lineId: match.line.id, name: match.line.name, quantity, reason });
  }
  return lines.toSorted((a, b) => a.lineId - b.lineId);
}
