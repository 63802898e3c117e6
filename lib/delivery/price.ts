import type { Pence } from '@/lib/money/types';
import { type DeliveryClass, isByVan } from './classes';
import type { DeliveryTerms, Rates, Zone } from './types';

type Prices = Pick<DeliveryTerms, 'van' | 'parcel'>;

function ratesOf(by: DeliveryClass, { van, parcel }: Prices): Rates | null {
  switch (by) {
    case 'two-person':
    case 'large':
      return van;
    case 'parcel':
      return parcel;
    case 'none':
      return null;
  }
}

/** Returns the price of delivery to the mainland, without a named day. @param total of the whole order */
export function deliveryPrice(total: Pence, by: DeliveryClass, terms: Prices): Pence {
  const rates = ratesOf(by, terms);
  return rates === null || total >= rates.freeFrom ? 0 : rates.standard;
}

export const isFreeDelivery = (total: Pence, by: DeliveryClass, terms: Prices): boolean =>
  deliveryPrice(total, by, terms) === 0;

/** Returns what a zone costs in addition. */
export function surchargeOf({ surcharge, parcelSurcharge }: Zone, by: DeliveryClass): Pence {
  if (by === 'none') return 0;
  return isByVan(by) ? surcharge : parcelSurcharge;
}

/** Returns the number of working days that a zone takes longer. */
export const extraDaysOf = ({ extraDays, parcelExtraDays }: Zone, by: DeliveryClass): number =>
  isByVan(by) ? extraDays : parcelExtraDays;
