import { graphql } from '@/lib/platform/graphql';

export const SubmitContactUs = graphql(`
  mutation SubmitContactUs($input: SubmitContactUsInput!) {
    submitContactUs(input: $input) { errors { __typename ... on ValidationError { path } } }
  }
`);

export const AddProductReview = graphql(`
  mutation AddProductReview($input: AddProductReviewInput!) {
    catalog { addProductReview(input: $input) { errors { __typename } } }
  }
`);

export const SubscribeToNewsletter = graphql(`
  mutation SubscribeToNewsletter($input: CreateSubscriberInput!) {
    newsletter { subscribe(input: $input) { errors { __typename } } }
  }
`);
