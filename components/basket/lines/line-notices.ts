import { coverFaults } from '@/lib/basket/cover';
import type { BasketLine } from '@/lib/basket/types';
import { isBuyable, shortageWords } from '@/lib/catalogue/stock';
import { formatTotal } from '@/lib/money/rules';
import type { CoverTerms } from '@/lib/policy/types';

/**
 * Returns what has changed for a line since the shopper last looked, and what blocks the checkout (experience BSK-5).
 */
export function lineNotices(line: BasketLine, seen: number | null, terms: CoverTerms): string[] {
  const notices: string[] = [];
  if (seen !== null && seen !== line.unitPrice) {
    notices.push(
      `The price has changed since you last looked: ${formatTotal(seen)} then, ${formatTotal(line.unitPrice)} now.`,
    );
  }
  notices.push(...coverFaults(line, terms).map((fault) => `${fault} Remove it to go on.`));
  const stock = line.product?.stock;
  if (!stock) return notices;
  const shortage = shortageWords(stock, line.quantity);
  if (!isBuyable(stock)) {
    const why = stock.state === 'due' ? 'We do not have a date for this yet' : 'This is out of stock now';
    notices.push(`${why}. Remove it or save it for later to go on.`);
  } else if (shortage) notices.push(`${shortage} to go on.`);
  return notices;
}
