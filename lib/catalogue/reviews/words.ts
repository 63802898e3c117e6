import type { Rating, ReviewTally } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';

/**
 * Returns the basis of an average: `out of 5, the average of 243 reviews. Verified purchases: 209.`
 * @param tally null if unknown
 */
export function averageWords({ count }: Rating, tally: ReviewTally | null): string {
  const average = `out of 5, the average of ${counted(count, 'review')}.`;
  if (!tally) return average;
  const { verified, incentivised, newest } = tally;
  const given =
    incentivised > 0 ? ` Written in return for a reward, and not counted: ${told(incentivised)}.` : '';
  if (newest === null) return `${average} Verified purchases: ${told(verified)}.${given}`;
  return `${average} The bars count the newest ${told(newest)}. Verified purchases among these: ${told(verified)}.${given}`;
}

const told = (count: number): string => (count === 0 ? 'none' : count.toLocaleString('en-GB'));
