import type { Review } from '@/lib/catalogue/types';
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
    reply: typeof more['reply'] === 'string' && more['reply'] ? more['reply'] : null,
    helpful: Number.isInteger(more['helpful']) ? Number(more['helpful']) : 0,
  };
}

function parse(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
