import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { ReturnTerms } from '@/lib/policy/types';

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
