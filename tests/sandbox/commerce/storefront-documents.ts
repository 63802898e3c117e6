import { MONEY } from './documents.ts';

const FIELD = `__typename entityId label sortOrder isBuiltIn isRequired builtInFieldId
  ... on TextFormField { defaultText maxLength } ... on PasswordFormField { defaultText maxLength }
  ... on MultilineTextFormField { defaultText rows } ... on NumberFormField { defaultNumber maxLength minNumber maxNumber }
  ... on DateFormField { defaultDate minDate maxDate } ... on CheckboxesFormField { options { entityId label } }
  ... on RadioButtonsFormField { options { entityId label } } ... on PicklistOrTextFormField { maxLength picklistPrefix }
  ... on PicklistFormField { choosePrefix options { entityId label } }`;

export const FORM_FIELDS = `query ($filters: FormFieldFiltersInput, $sortBy: FormFieldSortInput) { site { settings { formFields {
  customer(filters: $filters, sortBy: $sortBy) { ${FIELD} } shippingAddress(filters: $filters, sortBy: $sortBy) { ${FIELD} }
  billingAddress(filters: $filters, sortBy: $sortBy) { ${FIELD} } } } } }`;

export const CHANNEL = `{ channel { entityId metafields(namespace: "x") { edges { node { key } } } } }`;

export const CERTIFICATE = `query ($code: String!) { site { giftCertificate(code: $code) { code amount ${MONEY} balance ${MONEY}
  currencyCode message status recipient { name email } sender { name email } purchasedAt { utc } expiresAt { utc } theme html } } }`;

const CHOSEN = `sku prices(includeTax: true) { price { value } } productOptions { edges { node { entityId
  ... on MultipleChoiceOption { values { edges { node { entityId isSelected } } } } } } }`;

export const CHOSEN_PRODUCT = `query ($id: Int, $variant: Int, $sku: String, $chosen: [OptionValueId!], $default: Boolean) {
  site { product(entityId: $id, variantEntityId: $variant, sku: $sku, optionValueIds: $chosen, useDefaultOptionSelections: $default) {
    ${CHOSEN} } } }`;

export const SOME_VARIANTS = `query ($id: Int!, $ids: [Int!], $skus: [String!], $chosen: [OptionValueId!], $purchasable: Boolean) {
  site { product(entityId: $id) { variants(entityIds: $ids, skus: $skus, optionValueIds: $chosen, isPurchasable: $purchasable) {
    edges { node { entityId sku } } } } } }`;

const COMMON = 'commonInput: { request: { url: "https://shop.example/", userAgent: "Test" } }';
const event = (name: string, input: string): string =>
  `mutation { analytics { ${name}(input: { ${input} }) { executed } } }`;

export const VISIT_STARTED = event('visitStartedEvent', COMMON);
export const PAGE_VIEWED = event('pageViewedEvent', COMMON);
export const PRODUCTS_SEARCHED = event('searchProductEvent', `${COMMON} searchTerm: "hose" productIds: [1]`);
export const productViewed = (id: number): string =>
  event('productViewedEvent', `${COMMON} productInput: { productEntityId: ${id} }`);

export const STOREFRONT_DOCUMENTS = [
  FORM_FIELDS,
  CHANNEL,
  CERTIFICATE,
  CHOSEN_PRODUCT,
  SOME_VARIANTS,
  VISIT_STARTED,
  PAGE_VIEWED,
  PRODUCTS_SEARCHED,
  productViewed(1),
];
