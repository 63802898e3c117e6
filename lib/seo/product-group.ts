import type { Product, ProductCard, Variant } from '@/lib/catalogue/types';
import { plainOffer } from './offer';

/**
 * Returns the group of an appliance whose colours each have a page of their own: for each other colour what the colour
 * picker shows, and for this one a reference to its node.
 */
export function colourGroup(product: Product, family: readonly ProductCard[], origin: string): object[] {
  const range = product.facts.range;
  if (!range || family.length < 2) return [];
  const group = {
    '@type': 'ProductGroup',
    '@id': groupId(product, origin),
    name: range,
    productGroupID: range,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    variesBy: ['https://schema.org/color'],
    hasVariant: family.map((each) =>
      each.id === product.id ? { '@id': nodeId(product.path, origin) } : sibling(each, origin),
    ),
  };
  return [group];
}

/** Id by which a product refers to its group; the same on all pages of a range. */
export const groupId = ({ facts }: Product, origin: string): string =>
  `${origin}/#range-${encodeURIComponent(facts.range ?? '')}`;

const nodeId = (path: string, origin: string): string => `${new URL(path, origin).href}#product`;

function sibling(card: ProductCard, origin: string): object {
  const { path, name, sku, facts } = card;
  const url = new URL(path, origin).href;
  const offers = plainOffer(card, url);
  return {
    '@type': 'Product',
    '@id': nodeId(path, origin),
    url,
    name,
    sku,
    color: facts.colour,
    ...(offers && { offers }),
  };
}

/** Size variants of a product that has one page for all sizes, each with its own SKU and price. */
export function sizeVariants({ name, kind, options, variants }: Product, url: string): object {
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, label])));
  const sizeOf = ({ optionValueIds }: Variant) => optionValueIds.map((id) => labels.get(id)).join(', ');
  return {
    variesBy: ['https://schema.org/size'],
    hasVariant: variants.map((each) => {
      const offers = plainOffer({ kind, price: each.price, stock: each.stock }, url);
      return {
        '@type': 'Product',
        name: `${name}, ${sizeOf(each)}`,
        sku: each.sku,
        size: sizeOf(each),
        ...(offers && { offers }),
      };
    }),
  };
}
