import type { Review } from '@/lib/catalogue/types';
import { isDay } from '@/lib/dates/rules';
import type { ResultOf } from '@/lib/platform/graphql';
import type { ReviewsPage } from './documents';

type Written = NonNullable<
  NonNullable<ResultOf<typeof ReviewsPage>['site']['product']>['reviews']['edges']
>[number]['node'];

/** @param extras the metafield `reviews/<id>`: JSON of what the platform has no field for. */
export function mapReview(review: Written, extras: string | undefined): Review {
  const more = parse(extras);
  return {
    id: review.entityId,
    author: review.author.name,
    title: review.title,
    text: review.text,
    rating: review.rating,
    writtenAt: review.createdAt.utc,
    verified: more['verified'] === true,
    incentivised: more['incentivised'] === true,
    reply: replyOf(more),
    helpful: Number.isInteger(more['helpful']) ? Number(more['helpful']) : 0,
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
