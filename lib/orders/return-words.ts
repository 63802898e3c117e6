import type { SiteSettings } from '@/lib/content/types';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { ReturnTerms } from '@/lib/policy/types';
import type { WayBack } from './return-ways';

const price = (pence: Pence): string => (pence === 0 ? 'nothing' : formatPrice(pence));

/**
 * `Collecting large goods costs £25, or £40 for an American fridge freezer or a range cooker`: the start of a sentence.
 */
export function collectingWords({
  collection,
  largeCollection,
}: Pick<ReturnTerms, 'collection' | 'largeCollection'>): string {
  const start = `Collecting large goods costs ${price(collection)}`;
  return largeCollection === collection
    ? start
    : `${start}, or ${price(largeCollection)} for an American fridge freezer or a range cooker`;
}

const FAULT = 'If it is damaged, faulty or the wrong item, sending it back is free.';

type Address = Pick<SiteSettings, 'legalName' | 'addressLines' | 'postcode'>;

/**
 * Returns how to return goods, one sentence or more per way, for the ways that at least one of the goods takes.
 * @param isOurs whether we are responsible for the reasons given; null before they are given
 */
export function waysBack(
  ways: readonly WayBack[],
  terms: ReturnTerms,
  { legalName, addressLines, postcode }: Address,
  isOurs: boolean | null,
): string[] {
  const to = `to ${[legalName, ...addressLines, postcode].join(', ')}, with the order number in the parcel`;
  const postage = isOurs ? 'We refund the postage.' : 'You pay the postage.';
  const fault = isOurs === null ? ` ${FAULT}` : '';
  const collected = ways.flatMap((way) => (way.by === 'van' ? [way.cost] : []));
  const isPosted = collected.length < ways.length;
  if (collected.length === 0)
    return [`Post the goods ${to}, and keep the proof of posting. ${postage}${fault}`];
  return [
    'We will write or ring by the next working day to agree a collection day.',
    isOurs ? 'Collection is free.' : `${costWords(collected, terms)}, taken off your refund.${fault}`,
    ...(isPosted ? [`Post the small goods ${to}, and keep the proof of posting. ${postage}`] : []),
  ];
}

/** Returns the cost of collection. Goods that all cost the same get that price alone. */
function costWords(costs: readonly (Pence | null)[], terms: ReturnTerms): string {
  const [cost, ...others] = new Set(costs);
  return cost == null || others.length > 0 ? collectingWords(terms) : `Collection costs ${price(cost)}`;
}

/** Returns how one line can be returned, shown next to the question for the reason; empty where it is not known. */
export function wayWords(way: WayBack | undefined): string {
  if (!way) return '';
  if (way.by === 'post') return `You post it to us. ${FAULT}`;
  if (way.cost === null) return `We collect it. ${FAULT}`;
  return way.cost === 0 ? 'We collect it free of charge.' : `We collect it for ${price(way.cost)}. ${FAULT}`;
}
