import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { ProductCard } from '@/lib/catalogue/types';
import { isByVan } from '@/lib/delivery/classes';
import { collectingWords } from '@/lib/orders/return-words';
import type { ReturnTerms } from '@/lib/policy/types';
import { COVER_DAYS, isCover } from '@/lib/services/cover';

/**
 * Returns what it costs to cancel a purchase of these goods, a sentence each. Consumers who are not told of the cost of
 * returning goods before they order do not bear it (Consumer Contracts Regulations 2013, regulation 35 (5) and schedule
 * 2 (m)).
 */
export function withdrawalCosts(goods: readonly ProductCard[], terms: ReturnTerms): string[] {
  const classes = goods.map(deliveryClassOf);
  const lines: [isDue: boolean, line: string][] = [
    [classes.some(isByVan), `${collectingWords(terms)}, taken off your refund.`],
    [classes.some(isByVan), 'The extra you pay for a dearer delivery day is not refunded.'],
    [classes.includes('parcel'), 'You pay the postage on small goods that you send back.'],
    [
      goods.some((each) => deliveryClassOf(each) === 'none' && !isCover(each)),
      'Work that has been done is not refunded.',
    ],
    [goods.some(isCover), `You can cancel cover within ${COVER_DAYS} days for a full refund.`],
  ];
  return lines.flatMap(([isDue, line]) => (isDue ? [line] : []));
}
