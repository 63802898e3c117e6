import { addDays, type Day } from '@/lib/dates/rules';
import type { ProductCard } from './types';

/**
 * What is at a product's address (experience §4.5): a page, which may be in the sitemap; a redirect to its successor;
 * or nothing any more.
 */
export type Life = { kind: 'page'; listed: boolean } | { kind: 'moved'; sku: string } | { kind: 'gone' };

/** Days for which the old page names the successor. After that, its address redirects there. */
const NAMES_SUCCESSOR_DAYS = 183;
/** Days for which a page without a successor stays in the sitemap. */
const WORTH_FINDING_DAYS = 365;

const PAGE: Life = { kind: 'page', listed: true };

/**
 * Returns what is at a product's address. Reviews are worth keeping as long as the product is in use. Without a date,
 * the product is not known to be old.
 * @param today date in London
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
