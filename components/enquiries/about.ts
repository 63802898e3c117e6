/** The product that a form is about. */
export type AskedAbout = { id: number; sku: string; name: string; path: string };

/** Returns the fields of a product that a form needs. */
export const askedAbout = ({ id, sku, name, path }: AskedAbout): AskedAbout => ({ id, sku, name, path });

/** Returns the product as the fields that the form sends. */
export const about = ({ id, sku, name, path }: AskedAbout): Record<string, string> => ({
  productId: String(id),
  sku,
  productName: name.slice(0, 250),
  path,
});
