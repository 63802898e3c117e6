import { calledOf } from '@/lib/catalogue/names';
import { shortDay } from '@/lib/dates/rules';
import { formatPrice } from '@/lib/money/rules';
import { fitFacts } from '@/lib/fit/facts';
import { lowerFirst } from '@/lib/fit/measure-words';
import { fitOf } from '@/lib/fit/rules';
import type { Space } from '@/lib/fit/types';
import { ruledOut } from './limits';
import type { Candidate, Limits } from './types';

/**
 * By how much a product exceeds a space, summed over the sides on which it does not go in, or else how far its body
 * stands out, in millimetres; what exceeds it otherwise comes last.
 */
function excess({ card }: Candidate, space: Space): number {
  const { checks, proud } = fitOf(space, fitFacts(card));
  const refused = checks.filter(({ verdict }) => verdict === 'NO');
  const over = refused.reduce((sum, { spare }) => sum + Math.max(0, -(spare ?? 0)), 0);
  return over || proud.body || Number.MAX_SAFE_INTEGER;
}

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
    const { space } = limits;
    const [best] = without({ space: null }).toSorted((a, b) => excess(a, space) - excess(b, space));
    const words = best && ruledOut(best, limits);
    if (words)
      return `Nothing that meets everything else fits there. The closest is the ${calledOf(best.card)}: ${lowerFirst(words)}`;
  }
  if (limits.by !== null) {
    const days = without({ by: null }).flatMap(({ first }) => first?.day ?? []);
    const [first] = days.toSorted();
    if (first) return `Nothing that meets everything else can come before ${shortDay(first)}.`;
  }
  return null;
}
