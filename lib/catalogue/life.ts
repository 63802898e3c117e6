import { addDays, type Day } from '@/lib/dates/rules';
import type { ProductCard } from './types';

/**
 * What becomes of a product's address (experience §4.5): a page, in the sitemap or out of it; the way to its successor;
 * or nothing any more.
 */
export type Life = { kind: 'page'; listed: boolean } | { kind: 'moved'; sku: string } | { kind: 'gone' };

/** So long the old page names the successor; then its address leads there. */
const NAMES_SUCCESSOR_DAYS = 183;
/** So long a page without a successor is worth finding. */
const WORTH_FINDING_DAYS = 365;

const PAGE: Life = { kind: 'page', listed: true };

/**
 * What people wrote of goods is worth keeping as long as they are in use; without a date it is not known to be old.
 * @param today in London
 */
export function lifeOf(
  { stock, facts, rating }: Pick<ProductCard, 'stock' | 'facts' | 'rating'>,
  today: Day,
): Life {
  const since = facts.discontinuedSince;
  if (stock.state !== 'discontinued' || !since) return PAGE;
  if (stock.successor) {
    return today > addDays(since, NAMES_SUCCESSOR_DAYS) ? { kind: 'moved', sku: stock.successor } : PAGE;
  }
  if (today <= addDays(since, WORTH_FINDING_DAYS)) return PAGE;
  return rating ? { kind: 'page', listed: false } : { kind: 'gone' };
}
