import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { Classified } from '@/lib/catalogue/types';
import { isByVan } from '@/lib/delivery/classes';
import type { Pence } from '@/lib/money/types';
import { collectionCost } from '@/lib/orders/return-ways';
import type { Policy } from '@/lib/policy/types';
import { money } from './money';

/** Structured data on returns of a product; null where nothing is delivered. */
export function returnPolicy(product: Classified, { returns }: Policy): object | null {
  const by = deliveryClassOf(product);
  if (by === 'none') return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GB',
    returnPolicyCountry: 'GB',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    ...(isByVan(by) ? collected(collectionCost(product, returns)) : POSTED),
  };
}

const POSTED = {
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
};

/** schema.org has no return method for collection at the door. */
const collected = (price: Pence): object =>
  price === 0
    ? { returnFees: 'https://schema.org/FreeReturn' }
    : { returnFees: 'https://schema.org/ReturnShippingFees', returnShippingFeesAmount: money(price) };
