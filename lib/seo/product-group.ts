import type { Product, ProductCard, Variant } from '@/lib/catalogue/types';
import { plainOffer } from './offer';

/**
 * An appliance that comes in several colours, each on a page of its own: what the row of colours shows of each, and
 * for this one a reference to all that stands about it.
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

/** By which a product names the group that it belongs to; the group of a range is the same on all of its pages. */
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

/** The sizes of a product that is chosen on one page, each with its own number and price. */
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
