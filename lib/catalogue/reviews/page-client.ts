import type { ReviewPage } from '@/lib/catalogue/types';
import { askGateway } from '@/lib/http/gateway-client';
import { ReviewExtras, ReviewsPage } from './documents.generated';
import { readReviewPage, type ReviewsRequest } from './read-page';

/**
 * Reads a page of reviews through the gateway.
 * @throws ApiError
 */
export const readReviews = (request: ReviewsRequest): Promise<ReviewPage> =>
  readReviewPage(
    {
      page: async (variables) => (await askGateway(ReviewsPage, variables)).data,
      extras: async (variables) => (await askGateway(ReviewExtras, variables)).data,
    },
    request,
  );
