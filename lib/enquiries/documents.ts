import { graphql } from '@/lib/platform/graphql';

/** The merchant's contact page, on whose behalf a message is sent. */
export const ContactPageQuery = graphql(`
  query ContactPage { site { content { pages(filters: { pageType: CONTACT }, first: 1) { edges { node { entityId } } } } } }
`);

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
