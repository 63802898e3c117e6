export const CONTACT = `mutation ($input: SubmitContactUsInput!) { submitContactUs(input: $input) {
  errors { __typename ... on ValidationError { path message } } } }`;
export const ADD_REVIEW = `mutation ($input: AddProductReviewInput!) { catalog { addProductReview(input: $input) {
  errors { __typename ... on Error { message } ... on InvalidInputFieldsError { fields } } } } }`;

export const ENQUIRY_DOCUMENTS = [CONTACT, ADD_REVIEW];
