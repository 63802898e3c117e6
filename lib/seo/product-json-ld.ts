import { specification } from '@/lib/catalogue/attributes';
import type { Attributes, Price, Product, Review, Stock } from '@/lib/catalogue/types';
import { STANDARD_DELIVERY, isFreeDelivery } from '@/lib/delivery/rules';
import type { Pence } from '@/lib/money/types';
import { pictureUrl } from './page-metadata';

const pounds = (pence: Pence): string => (pence / 100).toFixed(2);

const AVAILABILITY: Record<Stock['state'], string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  due: 'PreOrder',
  out: 'OutOfStock',
  discontinued: 'Discontinued',
};

/** A product as search engines read it: nothing that the page does not show (experience §4.1). */
export function productNode(product: Product, origin: string, reviews: readonly Review[] = []): object {
  const { price, rating, stock, brand, upc, attributes } = product;
  const url = new URL(product.path, origin).href;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    sku: product.sku,
    description: product.seo.description,
    image: product.pictures.map(pictureUrl),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(upc && { gtin13: upc }),
    ...(attributes['Model'] && { mpn: attributes['Model'] }),
    ...(attributes['Colour'] && { color: attributes['Colour'] }),
    ...sizes(attributes),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    ...(rating && reviews.length > 0 && { review: reviews.flatMap(reviewNode) }),
    additionalProperty: specification(attributes).flatMap(({ rows }) =>
      rows.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ),
    ...(price && stock.state !== 'discontinued' && { offers: offer(price, stock, url) }),
  };
}

/** What was given free or paid for stands on the page, but does not count (experience §1 L4). */
const reviewNode = ({ author, title, text, rating, writtenAt, incentivised }: Review): object[] =>
  incentivised
    ? []
    : [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          name: title,
          reviewBody: text,
          datePublished: writtenAt.slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        },
      ];

function offer({ now: pence, was }: Price, stock: Stock, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: pounds(pence),
    priceCurrency: 'GBP',
    ...(was && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: pounds(was.pence),
        priceCurrency: 'GBP',
      },
    }),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${AVAILABILITY[stock.state]}`,
    ...(stock.state === 'due' && stock.on && { availabilityStarts: stock.on }),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: pounds(isFreeDelivery(pence) ? 0 : STANDARD_DELIVERY),
        currency: 'GBP',
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

/** Unit code MMT of UN/CEFACT: millimetres. */
function sizes(attributes: Attributes): Record<string, object> {
  const named = { width: 'Width', height: 'Height', depth: 'Depth' };
  return Object.fromEntries(
    Object.entries(named).flatMap(([key, name]) => {
      const value = /^(\d+) mm$/.exec(attributes[name] ?? '')?.[1];
      return value ? [[key, { '@type': 'QuantitativeValue', value: Number(value), unitCode: 'MMT' }]] : [];
    }),
  );
}
