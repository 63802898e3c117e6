/** Written by `npm run graphql`. */
import type { DocumentText } from '@/lib/http/gateway-client';
import type * as documents from './documents';

export const ReviewExtras = "query ReviewExtras($id:Int!$keys:[String!]!){site{product(entityId:$id){metafields(namespace:\"reviews\" keys:$keys first:50){edges{node{key value}}}}}}" as DocumentText<typeof documents.ReviewExtras>;
export const ReviewsPage = "query ReviewsPage($id:Int!$sort:ProductReviewsSortInput!$first:Int!$after:String$filters:ProductReviewsFiltersInput){site{product(entityId:$id){reviews(first:$first after:$after sort:$sort filters:$filters){pageInfo{hasNextPage endCursor}edges{node{entityId author{name}title text rating createdAt{utc}}}}}}}" as DocumentText<typeof documents.ReviewsPage>;
