import { loadOf } from '@/lib/access/load';
import { DOOR_HEIGHT_MM } from '@/lib/access/parts';
import { accessOf } from '@/lib/access/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import { type Day, shortDay } from '@/lib/dates/rules';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { isMeasured } from '@/lib/fit/space';
import { fitSentences } from '@/lib/fit/words';
import { mm } from '@/lib/i18n/length';
import { formatPrice } from '@/lib/money/rules';
import type { Candidate, Limits } from './types';

/** How far a body may stand out; most stand out a little from a gap of the usual depth. */
const MOST_PROUD_MM = 60;

/** Whether a product can be bought now; one to order in advance cannot. */
export const isInStock = ({ card }: Pick<Candidate, 'card'>): boolean =>
  card.price !== null && card.stock.state !== 'due' && isBuyable(card.stock);

/**
 * Returns the sentence on the limit that rules a product out; null: none does. A product that cannot be bought now is
 * always ruled out.
 */
export function ruledOut(candidate: Candidate, limits: Limits): string | null {
  const { card, brought, first } = candidate;
  const { kind, facts } = card;
  if (!card.price || !isInStock(candidate)) return 'It is not in stock.';
  if (limits.kinds.length > 0 && !limits.kinds.includes(kind)) return 'It is a different kind of appliance.';
  if (facts.dryer === 'vented' && !limits.hasVent) return 'It needs a hole in the wall for its hose.';
  if (limits.most !== null && card.price.now > limits.most) {
    return `It costs ${formatPrice(card.price.now - limits.most)} more than you want to spend.`;
  }
  if (limits.most !== null && brought > limits.most) {
    return `With delivery it costs ${formatPrice(brought - limits.most)} more than you want to spend.`;
  }
  return tooLarge(candidate, limits) ?? tooLate(first?.day ?? null, limits);
}

function tooLarge({ card }: Candidate, { space, door }: Limits): string | null {
  if (space && isMeasured(space)) {
    const fit = fitOf(space, fitFacts(card));
    if (fit.verdict === 'NO') return fitSentences(fit)[0] ?? 'It does not fit your gap.';
    if (fit.proud.body > MOST_PROUD_MM) return `It would stand out ${mm(fit.proud.body)}.`;
    if (fit.verdict === 'UNKNOWN') return 'Its maker does not state a size that we could check.';
  }
  if (door === null) return null;
  const way = [{ kind: 'doorway', name: 'Door', width: door, height: DOOR_HEIGHT_MM } as const];
  return accessOf(way, loadOf(card)).verdict === 'NO'
    ? `It does not fit through a door ${mm(door)} wide.`
    : null;
}

function tooLate(day: Day | null, { by }: Limits): string | null {
  if (by === null) return null;
  if (day === null) return 'We do not know when it can come.';
  return day > by ? `It cannot come before ${shortDay(day)}.` : null;
}
