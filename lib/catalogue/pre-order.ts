import { londonDate, longDay } from '@/lib/dates/rules';
import type { Stock } from './types';

/**
 * What is said of a pre-order where it is bought: when it comes in, and that its money is taken before that. Null of
 * all other goods.
 * @param subject `This is`, `The Seorin SF682 is`
 * @param paid when, as a sentence: `You pay for it today.`
 */
export function preOrderLine(stock: Stock, subject: string, paid: string): string | null {
  if (stock.state !== 'due' || !stock.on) return null;
  const day = longDay(londonDate(new Date(stock.on)));
  return `${subject} a pre-order: it is due in on ${day}. ${paid} Cancel before it leaves us for a full refund.`;
}
