import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { ProductCard } from '@/lib/catalogue/types';
import { classOfMethod, type DeliveryClass, isByVan } from '@/lib/delivery/classes';
import { toCome } from './left';
import { lineName, linesOf } from './rules';
import type { Consignment, Order } from './types';

export const classOfConsignment = ({ method }: Pick<Consignment, 'method'>): DeliveryClass =>
  classOfMethod(method ?? '');

/** Whether any part of an order is delivered by our own van. */
export const hasVisit = ({ consignments }: Pick<Order, 'consignments'>): boolean =>
  consignments.some((each) => isByVan(classOfConsignment(each)));

const WORDS: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'By 6pm the day before, we will text you a four-hour slot.',
  large: 'By 6pm the day before, we will text you a four-hour slot.',
  parcel: 'It comes by tracked parcel service, and nobody has to wait in.',
  none: 'There is nothing to deliver. We will ring within one working day to agree a day.',
};

/** Returns how an order arrives, each sentence once. */
export const arrivalWords = ({ consignments }: Pick<Order, 'consignments'>): string[] => [
  ...new Set(consignments.map((each) => WORDS[classOfConsignment(each)])),
];

/**
 * Returns a sentence that names what the parcel service brings separately, on the day of the van delivery at the
 * latest; null where there is nothing.
 * @param cards by product id; products are missing where the catalogue could not be read
 */
export function besideVanLine(order: Order, cards: ReadonlyMap<number, ProductCard>): string | null {
  const names = order.consignments
    .filter((each) => isByVan(classOfConsignment(each)))
    .flatMap((each) => linesOf({ consignments: [toCome(each)] }))
    .flatMap((line) => {
      const card = cards.get(line.productId);
      return card && deliveryClassOf(card) === 'parcel' ? [lineName(line)] : [];
    });
  return names.length > 0 ? `By parcel service, no later than the same day: ${names.join('; ')}.` : null;
}
