/** The fields that the shop sends, by the form service's names. A field that a form lacks fails the whole submission. */
export const FORM_FIELDS = {
  trade: ['email', 'company', 'firstname', 'phone', 'company_number', 'sector', 'zip', 'models', 'message'],
  stock: ['email', 'product_sku', 'product_name'],
} as const;
