import { londonDate, longDay } from '@/lib/dates/rules';
import type { Stock } from './types';

/**
 * Returns the text about a pre-order where it is bought: when it is due in, and that it is paid for before that. Null
 * for all other products.
 * @param subject `This is`, `The Seorin SF682 is`
 * @param paid when it is paid for, as a sentence: `You pay for it today.`
 */
export function preOrderLine(stock: Stock, subject: string, paid: string): string | null {
  if (stock.state !== 'due' || !stock.on) return null;
  const day = longDay(londonDate(new Date(stock.on)));
  return `${subject} a pre-order: it is due in on ${day}. ${paid} Cancel before it leaves us for a full refund.`;
}
