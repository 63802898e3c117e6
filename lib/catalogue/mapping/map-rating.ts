import type { Rating } from '@/lib/catalogue/types';

type Summary = { numberOfReviews: number; summationOfRatings: number };

/**
 * Returns the average of all reviews that are not incentivised; null if there are none.
 * @param gifted the metafield `reviews/gifted`: JSON of the part of incentivised reviews in the platform's sums
 */
export function mapRating({ numberOfReviews, summationOfRatings }: Summary, gifted?: string): Rating | null {
  const given = parseGifted(gifted);
  const count = numberOfReviews - given.count;
  const average = (summationOfRatings - given.sum) / count;
  return count > 0 ? { average: Math.round(average * 10) / 10, count } : null;
}

const NONE = { count: 0, sum: 0 };

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function parseGifted(json = 'null'): typeof NONE {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return NONE;
    const { count, sum } = value as Record<string, unknown>;
    return isWhole(count) && isWhole(sum) ? { count, sum } : NONE;
  } catch {
    return NONE;
  }
}
