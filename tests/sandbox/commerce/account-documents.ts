const ERRORS = 'errors { __typename ... on Error { message } ... on ValidationError { path } }';
const FORM_VALUES = `formFields { __typename entityId name ... on CheckboxesFormFieldValue { valueEntityIds values }
  ... on DateFormFieldValue { date { utc } } ... on MultipleChoiceFormFieldValue { valueEntityId value }
  ... on NumberFormFieldValue { number } ... on PasswordFormFieldValue { password } ... on TextFormFieldValue { text }
  ... on MultilineTextFormFieldValue { multilineText } }`;
const PERSON = `{ entityId email firstName lastName company phone ${FORM_VALUES} }`;
const ADDRESS = `{ entityId firstName lastName company address1 address2 city stateOrProvince postalCode countryCode
  country phone ${FORM_VALUES} }`;

function account(name: string, type: string, answers = '', errors = ERRORS): string {
  return `mutation ($input: ${type}!) { customer { ${name}(input: $input) { ${answers} ${errors} } } }`;
}

export const REGISTER = account('registerCustomer', 'RegisterCustomerInput', `customer ${PERSON}`);
export const UPDATE_CUSTOMER = account('updateCustomer', 'UpdateCustomerInput', `customer ${PERSON}`);
export const CHANGE_PASSWORD = account('changePassword', 'ChangePasswordInput');
export const REQUEST_RESET = account('requestResetPassword', 'RequestResetPasswordInput');
export const RESET_PASSWORD = account('resetPassword', 'ResetPasswordInput');
export const ADD_ADDRESS = account('addCustomerAddress', 'AddCustomerAddressInput', `address ${ADDRESS}`);
export const UPDATE_ADDRESS = account(
  'updateCustomerAddress',
  'UpdateCustomerAddressInput',
  `address ${ADDRESS}`,
);
export const DELETE_ADDRESS = account(
  'deleteCustomerAddress',
  'DeleteCustomerAddressInput',
  '',
  'errors { __typename ... on Error { message } }',
);
export const ADDRESSES = `query ($first: Int, $after: String) { customer { addresses(first: $first, after: $after) {
  collectionInfo { totalItems } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  edges { cursor node ${ADDRESS} } } } }`;
export const WHO = `{ customer ${PERSON} }`;
export const SUBSCRIBED = '{ customer { isSubscribedToNewsletter } }';
export const SUBSCRIBE = `mutation ($input: CreateSubscriberInput!) { newsletter { subscribe(input: $input) {
  errors { __typename ... on Error { message } } } } }`;
export const UNSUBSCRIBE = `mutation ($input: RemoveSubscriberInput!) { newsletter { unsubscribe(input: $input) {
  errors { __typename ... on Error { message } } } } }`;

export const ACCOUNT_DOCUMENTS = [
  REGISTER,
  UPDATE_CUSTOMER,
  CHANGE_PASSWORD,
  REQUEST_RESET,
  RESET_PASSWORD,
  ADD_ADDRESS,
  UPDATE_ADDRESS,
  DELETE_ADDRESS,
  ADDRESSES,
  WHO,
  SUBSCRIBED,
  SUBSCRIBE,
  UNSUBSCRIBE,
];
