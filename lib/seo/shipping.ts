import { broughtOf, type Sold } from '@/lib/catalogue/delivery';
import type { Stock } from '@/lib/catalogue/types';
import { type Nation, NATIONS } from '@/lib/dates/nations';
import { deliveryPrice, extraDaysOf, surchargeOf } from '@/lib/delivery/price';
import { isServed } from '@/lib/delivery/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';
import { money, pounds } from './money';

/** Without the country's prefix (ISO 3166-2:GB). */
const REGIONS: Readonly<Record<Nation, readonly string[]>> = {
  'england-and-wales': ['ENG', 'WLS'],
  scotland: ['SCT'],
  'northern-ireland': ['NIR'],
};

/**
 * Delivery prices and times by nation; where the zones of a nation differ, from the minimum to the maximum. The zones
 * themselves are postcode districts, which schema.org can only express at length.
 * @param total value of an order of this product alone, in pence
 */
export function shippingDetails(product: Sold, total: Pence, { delivery }: Policy): object[] {
  const { by, notTo } = broughtOf(product);
  if (by === 'none') return [];
  const base = deliveryPrice(total, by, delivery);
  const zones = Object.values(delivery.zones).filter((zone) => isServed(zone, notTo));
  return NATIONS.flatMap((nation) => {
    const own = zones.filter((zone) => zone.nation === nation);
    if (own.length === 0) return [];
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: 'GB',
          addressRegion: REGIONS[nation],
        },
        shippingRate: rate(own.map((zone) => base + surchargeOf(zone, by))),
        ...(isHere(product.stock) && {
          deliveryTime: deliveryTime(own.map((zone) => extraDaysOf(zone, by))),
        }),
      },
    ];
  });
}

const isHere = ({ state }: Stock): boolean => state === 'in' || state === 'low';

function rate(prices: readonly Pence[]): object {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (least === most) return money(least);
  return {
    '@type': 'MonetaryAmount',
    minValue: pounds(least),
    maxValue: pounds(most),
    currency: 'GBP',
  };
}

/**
 * Delivery time in working days, as `pickedDay` and `earliestDay` calculate it: picked on the next day, or a day later
 * for a late order, and delivered on the day after that.
 */
const deliveryTime = (extra: readonly number[]): object => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: days(1 + Math.min(...extra), 2 + Math.max(...extra)),
  transitTime: days(1, 1),
});

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
