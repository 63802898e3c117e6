/** Metafields that the shop reads for products and makers, by namespace. */
export const METAFIELD_NAMESPACES = {
  products: ['price', 'price_history', 'picture', 'model', 'documents', 'questions', 'reviews', 'safety'],
  brands: ['maker'],
} as const;

/** The permission sets with which the storefront API returns a metafield; the first is the one to set. */
export const SHOWN_PERMISSIONS: readonly string[] = ['read_and_sf_access', 'write_and_sf_access'];
