import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { ProductCard } from '@/lib/catalogue/types';
import { isByVan } from '@/lib/delivery/classes';
import { collectingWords } from '@/lib/orders/return-words';
import type { ReturnTerms } from '@/lib/policy/types';
import { COVER_DAYS, isCover } from '@/lib/services/cover';

/**
 * What changing one's mind costs, of what is bought, a sentence each. Who was not told of the cost of sending back
 * before the order does not bear it (Consumer Contracts Regulations 2013, regulation 35 (5) and schedule 2 (m)).
 */
export function withdrawalCosts(goods: readonly ProductCard[], terms: ReturnTerms): string[] {
  const classes = goods.map(deliveryClassOf);
  const lines: [isDue: boolean, line: string][] = [
    [classes.some(isByVan), `${collectingWords(terms)}, taken from what we pay back.`],
    [classes.some(isByVan), 'What a dearer day cost on top is not paid back.'],
    [classes.includes('parcel'), 'Small goods you post at your own cost.'],
    [
      goods.some((each) => deliveryClassOf(each) === 'none' && !isCover(each)),
      'Work that has been done is not paid back.',
    ],
    [goods.some(isCover), `Cover you may cancel within ${COVER_DAYS} days with everything back.`],
  ];
  return lines.flatMap(([isDue, line]) => (isDue ? [line] : []));
}
