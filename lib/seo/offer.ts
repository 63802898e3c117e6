import type { Classified, Price, Stock } from '@/lib/catalogue/types';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { deliveryPrice } from '@/lib/delivery/price';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';

const pounds = (pence: Pence): string => (pence / 100).toFixed(2);

const AVAILABILITY: Record<Stock['state'], string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  due: 'PreOrder',
  out: 'OutOfStock',
  discontinued: 'Discontinued',
};

/** What has no date yet cannot be ordered. */
const availability = (stock: Stock) =>
  `https://schema.org/${stock.state === 'due' && !stock.on ? AVAILABILITY.out : AVAILABILITY[stock.state]}`;

/** What is no longer sold: that it is, and no price, as on the page (experience §4.5). */
export const noOffer = (stock: Stock, url: string): object => ({
  '@type': 'Offer',
  url,
  availability: availability(stock),
});

/** What is asked for one of a group; how it is delivered and sent back stands with the product of the page. */
export const plainOffer = ({ now: pence }: Price, stock: Stock, url: string): object => ({
  '@type': 'Offer',
  url,
  price: pounds(pence),
  priceCurrency: 'GBP',
  availability: availability(stock),
});

/** What is asked for a product, delivered and sent back (experience §4.1). */
export function offer(
  product: Classified & { stock: Stock },
  { now: pence, was }: Price,
  url: string,
  policy: Policy,
): object {
  const { stock } = product;
  return {
    ...plainOffer({ now: pence }, stock, url),
    ...(was && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: pounds(was.price),
        priceCurrency: 'GBP',
      },
    }),
    itemCondition: 'https://schema.org/NewCondition',
    ...(stock.state === 'due' && stock.on && { availabilityStarts: stock.on }),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: pounds(deliveryPrice(pence, deliveryClassOf(product), policy.delivery)),
        currency: 'GBP',
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: policy.returns.days,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}
