import type { Review, ReviewTally } from '@/lib/catalogue/types';
import { isDay } from '@/lib/dates/rules';
import type { ResultOf } from '@/lib/platform/graphql';
import type { ReviewsPage } from './documents';

type Written = NonNullable<
  NonNullable<ResultOf<typeof ReviewsPage>['site']['product']>['reviews']['edges']
>[number]['node'];

/**
 * Maps a review.
 * @param extras the metafield `reviews/<id>`: JSON of the data for which the platform has no field
 */
export function mapReview(review: Written, extras: string | undefined): Review {
  const more = parse(extras);
  return {
    id: review.entityId,
    author: review.author.name,
    title: review.title,
    text: review.text,
    rating: review.rating,
    writtenAt: review.createdAt.utc,
    ...marksOf(more),
    reply: replyOf(more),
  };
}

const marksOf = ({ verified, incentivised }: Record<string, unknown>) => ({
  verified: verified === true,
  incentivised: incentivised === true,
});

/** Stars of a review, and its metafield `reviews/<id>`. */
export type Rated = { rating: number; extras: string | undefined };

/**
 * Counts reviews by stars, five first, and by what their metafields say about the authors. Incentivised reviews count
 * towards neither the average nor the stars.
 */
export function tallyOf(rated: readonly Rated[]): ReviewTally {
  const marked = rated.map(({ rating, extras }) => ({ rating, ...marksOf(parse(extras)) }));
  const counted = marked.filter(({ incentivised }) => !incentivised);
  return {
    bars: ([5, 4, 3, 2, 1] as const).map((stars) => ({
      stars,
      count: counted.filter(({ rating }) => rating === stars).length,
    })),
    verified: counted.filter(({ verified }) => verified).length,
    incentivised: marked.length - counted.length,
    newest: null,
  };
}

function replyOf({ reply, repliedOn }: Record<string, unknown>): Review['reply'] {
  if (typeof reply !== 'string' || reply === '') return null;
  return { text: reply, on: typeof repliedOn === 'string' && isDay(repliedOn) ? repliedOn : null };
}

function parse(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
