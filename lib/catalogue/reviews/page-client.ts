import type { ReviewPage } from '@/lib/catalogue/types';
import { askGateway } from '@/lib/http/gateway-client';
import { ReviewExtras, ReviewsPage } from './documents.generated';
import { readReviewPage, type ReviewsAsked } from './read-page';

/** @throws ApiError */
export const readReviews = (asked: ReviewsAsked): Promise<ReviewPage> =>
  readReviewPage(
    {
      page: async (variables) => (await askGateway(ReviewsPage, variables)).data,
      extras: async (variables) => (await askGateway(ReviewExtras, variables)).data,
    },
    asked,
  );
