import { DAY } from '@hobwright/sandbox/calendar.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import type { Draft } from './types.ts';

/** Number of buyers per review. */
export const BUYERS_A_REVIEW = 12;

/** Returns the random generator of a product's reviews. */
export const reviewRandom = ({ sku }: Draft, seed: number): Random =>
  createRandom(hashSeed(seed, 'reviews'), sku);

/** Whether it has not been on sale long enough to be reviewed. */
const isNew = (draft: Draft, today: number) => today - draft.createdAt < 40 * DAY;

/** Days over which a product's reviews were written. */
export const reviewedDays = ({ createdAt }: Draft, today: number): number =>
  Math.max(1, Math.min(720, (today - createdAt) / DAY - 10));

/**
 * Returns the number of reviews, as planned or drawn: log-normal with a median of nine; none for new products and some
 * others.
 */
export function drawReviewCount(random: Random, draft: Draft, today: number): number {
  if (draft.plan.reviews) return draft.plan.reviews.count;
  if (isNew(draft, today) || random.chance(0.07)) return 0;
  const dear = draft.price > 200_000 ? 0.5 : draft.price < 4000 ? 1.3 : 1;
  return Math.min(420, Math.round(Math.exp(2.2 + random.normal() * 1.15) * dear));
}
