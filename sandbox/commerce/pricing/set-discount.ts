import { z } from 'zod';
import { split, sumOf } from './split.ts';
import type { Allocation, Item, Promotion, Upsell } from './types.ts';

/** The only rule for automatic discounts: a discount on goods of several kinds bought together. */
const rule = z.object({
  /** Kinds of goods that count. */
  kinds: z.array(z.string()),
  /** Ids of categories whose goods do not count, whatever their kind. */
  except: z.array(z.number().int()).optional(),
  /** Number of different kinds from which a discount applies, in tenths of a per cent; ascending. */
  steps: z.array(z.object({ kinds: z.number().int(), permille: z.number().int() })),
  /** Maximum discount, in pence. */
  most: z.number().int(),
});
export type SetRule = z.infer<typeof rule>;

export interface SetPromotion {
  id: number;
  name: string;
  priority: number;
  rule: SetRule;
}

export function readRule(json: string): SetRule {
  return rule.parse(JSON.parse(json));
}

/**
 * Returns the set discount (experience §6 F5), or `null` if the cart does not qualify. Several items of one kind count
 * once. Services are not discounted. Each line's share is rounded down; remaining pennies go to the most expensive
 * line.
 */
export function setDiscount(promotion: SetPromotion, items: readonly Item[]): Promotion | null {
  const counted = countedOf(promotion.rule, items);
  const step = promotion.rule.steps.findLast(({ kinds }) => kinds <= kindsOf(counted));
  if (!step) return null;
  const shares = counted.map(({ id, price, quantity }) => ({ id, pence: price * quantity }));
  const off = shares.reduce((sum, { pence }) => sum + pence, 0) * step.permille;
  const allocation: Allocation = split(Math.min(Math.floor(off / 1000), promotion.rule.most), shares);
  const amount = sumOf(allocation);
  const { id, name, priority } = promotion;
  return amount > 0 ? { id, name, priority, allocation, amount } : null;
}

/** Returns what more kinds would earn; null if the cart has no such kind yet, or is on the last step. */
export function setUpsell({ id, rule }: SetPromotion, items: readonly Item[]): Upsell | null {
  const kinds = kindsOf(countedOf(rule, items));
  const next = rule.steps.find((step) => step.kinds > kinds);
  if (kinds === 0 || !next) return null;
  const more = next.kinds - kinds;
  const words = more === 1 ? 'one more kind' : `${more} more kinds`;
  return {
    promotionId: id,
    text: `Add ${words} of large appliance for ${next.permille / 10}% off the set.`,
  };
}

function countedOf(rule: SetRule, items: readonly Item[]): Item[] {
  return items.filter(
    ({ kind, clearance, categories }) =>
      !clearance && rule.kinds.includes(kind) && !rule.except?.some((id) => categories.includes(id)),
  );
}

function kindsOf(items: readonly Item[]): number {
  return new Set(items.map(({ kind }) => kind)).size;
}
