import type { SiteSettings } from '@/lib/content/types';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { ReturnTerms } from '@/lib/policy/types';
import { hasVisit } from './arrival';
import type { Order } from './types';

const price = (pence: Pence): string => (pence === 0 ? 'nothing' : formatPrice(pence));

/** `Collecting large goods costs £25, or £40 for an American fridge freezer or a range cooker`: the start of a sentence. */
export function collectingWords({
  collection,
  largeCollection,
}: Pick<ReturnTerms, 'collection' | 'largeCollection'>): string {
  const start = `Collecting large goods costs ${price(collection)}`;
  return largeCollection === collection
    ? start
    : `${start}, or ${price(largeCollection)} for an American fridge freezer or a range cooker`;
}

type Address = Pick<SiteSettings, 'legalName' | 'addressLines' | 'postcode'>;

/**
 * How goods of an order get back to us, a point each: what the van brought is collected, a parcel is posted.
 * @param isOurs whether the reasons given are ours; null while they are not
 */
export function waysBack(
  order: Pick<Order, 'consignments'>,
  terms: ReturnTerms,
  { legalName, addressLines, postcode }: Address,
  isOurs: boolean | null,
): string[] {
  const to = `to ${[legalName, ...addressLines, postcode].join(', ')}, with the order number in the parcel`;
  const postage = isOurs ? 'We refund the postage.' : 'You pay the postage.';
  const fault =
    isOurs === null ? ' If it is damaged, faulty or the wrong thing, sending it back is free.' : '';
  if (!hasVisit(order)) return [`Post the goods ${to}, and keep the proof of posting. ${postage}${fault}`];
  return [
    'We will write or ring by the next working day to agree a collection day.',
    isOurs ? 'Collection is free.' : `${collectingWords(terms)}, taken off your refund.${fault}`,
    `You can post small goods ${to}. ${postage}`,
  ];
}
