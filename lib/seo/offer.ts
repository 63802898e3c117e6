import type { Classified, Price, Stock } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import { isCover } from '@/lib/services/cover';
import { pounds } from './money';
import { returnPolicy } from './return-policy';
import { shippingDetails } from './shipping';

const AVAILABILITY: Record<Exclude<Stock['state'], 'discontinued'>, string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  due: 'PreOrder',
  out: 'OutOfStock',
};

type Offered = { kind: Classified['kind']; price: Price | null; stock: Stock };

/**
 * Returns the offer of a variant, without delivery and returns, which are stated with the product of the page. Null
 * where the page shows no price: for a discontinued product, and for cover, which is sold only with an appliance.
 * Search engines report an offer without a price as an error.
 */
export function plainOffer({ kind, price, stock }: Offered, url: string): object | null {
  if (!price || stock.state === 'discontinued' || isCover({ kind })) return null;
  // A product that is due without a date cannot be ordered.
  const state = stock.state === 'due' && !stock.on ? 'out' : stock.state;
  return {
    '@type': 'Offer',
    url,
    price: pounds(price.now),
    priceCurrency: 'GBP',
    availability: `https://schema.org/${AVAILABILITY[state]}`,
  };
}

/** Returns the offer of a product with delivery and returns (experience §4.1); null as for `plainOffer`. */
export function offer(
  product: Classified & { price: Price | null; stock: Stock },
  url: string,
  policy: Policy,
): object | null {
  const { price, stock } = product;
  const plain = plainOffer(product, url);
  if (!plain || !price) return null;
  const shipping = shippingDetails(product, price.now, policy);
  const returns = returnPolicy(product, policy);
  return {
    ...plain,
    ...(price.was && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: pounds(price.was.price),
        priceCurrency: 'GBP',
      },
    }),
    itemCondition: 'https://schema.org/NewCondition',
    ...(stock.state === 'due' && stock.on && { availabilityStarts: stock.on }),
    ...(shipping.length > 0 && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}
