import { graphql } from '@/lib/platform/graphql';

/** The merchant's contact page, which the platform requires for sending a message. */
export const ContactPageQuery = graphql(`
  query ContactPage { site { content { pages(filters: { pageType: CONTACT }, first: 1) { edges { node { entityId } } } } } }
`);

export const SubmitContactUs = graphql(`
  mutation SubmitContactUs($input: SubmitContactUsInput!, $reCaptchaV2: ReCaptchaV2Input) {
    submitContactUs(input: $input, reCaptchaV2: $reCaptchaV2) { errors { __typename ... on ValidationError { path } } }
  }
`);

export const AddProductReview = graphql(`
  mutation AddProductReview($input: AddProductReviewInput!, $reCaptchaV2: ReCaptchaV2Input) {
    catalog { addProductReview(input: $input, reCaptchaV2: $reCaptchaV2) { errors { __typename } } }
  }
`);

export const SubscribeToNewsletter = graphql(`
  mutation SubscribeToNewsletter($input: CreateSubscriberInput!) {
    newsletter { subscribe(input: $input) { errors { __typename } } }
  }
`);
