import { calledOf } from '@/lib/catalogue/names';
import { shortDay } from '@/lib/dates/rules';
import { formatPrice } from '@/lib/money/rules';
import { ruledOut } from './limits';
import type { Candidate, Limits } from './types';

/**
 * Returns a sentence on why nothing is left, where a single limit rules out everything that meets the others; null
 * otherwise.
 */
export function whyNone(candidates: readonly Candidate[], limits: Limits): string | null {
  const without = (freed: Partial<Limits>): Candidate[] =>
    candidates.filter((each) => ruledOut(each, { ...limits, ...freed }) === null);
  if (limits.most !== null) {
    const costs = without({ most: null }).map(({ brought }) => brought);
    if (costs.length > 0)
      return `The cheapest that meets everything else costs ${formatPrice(Math.min(...costs))}, delivered.`;
  }
  if (limits.space !== null) {
    const [best] = without({ space: null });
    const words = best && ruledOut(best, limits);
    if (words)
      return `Nothing that meets everything else fits there. For example, the ${calledOf(best.card)}: ${words}`;
  }
  if (limits.by !== null) {
    const days = without({ by: null }).flatMap(({ first }) => first?.day ?? []);
    const [first] = days.toSorted();
    if (first) return `Nothing that meets everything else can come before ${shortDay(first)}.`;
  }
  return null;
}
