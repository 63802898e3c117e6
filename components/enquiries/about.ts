/** The product that a form is about. */
export type AskedAbout = { id: number; sku: string; name: string; path: string };

/** What a form needs of a product. */
export const askedAbout = ({ id, sku, name, path }: AskedAbout): AskedAbout => ({ id, sku, name, path });

/** As the form sends it along. */
export const about = ({ id, sku, name, path }: AskedAbout): Record<string, string> => ({
  productId: String(id),
  sku,
  productName: name.slice(0, 250),
  path,
});
