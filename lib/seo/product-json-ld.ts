import { specification } from '@/lib/catalogue/attributes';
import type { Facts } from '@/lib/catalogue/facts/types';
import type { Product, ProductCard, Review } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import { isGtin } from './gtin';
import { offer } from './offer';
import { pictureUrl } from './picture';
import { colourGroup, groupId, sizeVariants } from './product-group';

/**
 * Structured data of a product with the group of its colours; contains nothing that the page does not show (experience
 * §4.1). A product in several sizes on one page is a group itself.
 */
export function productNodes(
  product: Product,
  origin: string,
  policy: Policy,
  { reviews = [], family = [] }: { reviews?: readonly Review[]; family?: readonly ProductCard[] } = {},
): object[] {
  const groups = colourGroup(product, family, origin);
  const isVariantOf = groups.length > 0 && { isVariantOf: { '@id': groupId(product, origin) } };
  return [{ ...productNode(product, origin, policy, reviews), ...isVariantOf }, ...groups];
}

function productNode(product: Product, origin: string, policy: Policy, reviews: readonly Review[]): object {
  const { rating, brand, upc, attributes, facts } = product;
  const url = new URL(product.path, origin).href;
  const { isSized } = product;
  const offers = isSized ? null : offer(product, url, policy);
  return {
    '@type': isSized ? 'ProductGroup' : 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    sku: product.sku,
    description: product.seo.description,
    image: product.pictures.map(pictureUrl),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(upc && isGtin(upc) && { gtin: upc }),
    ...(facts.model && { mpn: facts.model }),
    ...(facts.colour && { color: facts.colour }),
    ...sizes(facts),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    ...(rating && reviews.length > 0 && { review: reviews.flatMap(reviewNode) }),
    additionalProperty: specification(attributes).flatMap(({ rows }) =>
      rows.flatMap(({ name, label, value }) =>
        SAID.has(name) ? [] : [{ '@type': 'PropertyValue', name: label, value }],
      ),
    ),
    ...(isSized && { productGroupID: product.sku, ...sizeVariants(product, url) }),
    ...(offers && { offers }),
  };
}

/**
 * A review that was incentivised is shown on the page but left out here (experience §1 L4). The text of reviews is left
 * out, because a second copy here and a third in the page's payload would cost more than they are worth.
 */
const reviewNode = ({ author, title, rating, writtenAt, incentivised }: Review): object[] =>
  incentivised
    ? []
    : [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          name: title,
          datePublished: writtenAt.slice(0, 10),
          // The range defaults to 1 to 5.
          reviewRating: { '@type': 'Rating', ratingValue: rating },
        },
      ];

/** Fields that have properties of their own, or are not facts of the product. */
const SAID: ReadonlySet<string> = new Set([
  'Width',
  'Height',
  'Depth',
  'Model',
  'Colour',
  'Type',
  'Facts assumed',
]);

/** Unit code MMT of UN/CEFACT: millimetres. */
function sizes({ widthMm: width, heightMm: height, depthMm: depth }: Facts): Record<string, object> {
  return Object.fromEntries(
    Object.entries({ width, height, depth }).flatMap(([name, value]) =>
      value ? [[name, { '@type': 'QuantitativeValue', value, unitCode: 'MMT' }]] : [],
    ),
  );
}
