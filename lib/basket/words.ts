import { fittingWords } from '@/lib/services/fitting';
import { FOR_OPTION } from './rules';
import type { BasketLine } from './types';

/** What was chosen of a product, such as `Length: 2 m`; empty where there was no choice. */
export function choiceOf({ options }: Pick<BasketLine, 'options'>): string {
  const chosen = options.filter(({ name }) => name !== FOR_OPTION);
  return chosen.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

/** The name by which a line is told from others of its product. */
export function fullName(line: Pick<BasketLine, 'name' | 'options'>): string {
  return [line.name, choiceOf(line)].filter(Boolean).join(', ');
}

/** How many of a product one order may hold, for the shopper; null where anything goes. */
export function quantityWords({ least, most }: Pick<BasketLine, 'least' | 'most'>): string | null {
  if (most === 1) return 'One per customer';
  if (most !== null) return least > 1 ? `${least} to ${most} per customer` : `At most ${most} per customer`;
  return least > 1 ? `At least ${least} at a time` : null;
}

/** The visit of a fitter that was chosen for some lines, in sentences; empty where no fitter comes. */
export const fittingOf = (lines: readonly Pick<BasketLine, 'product' | 'extras'>[]): string =>
  fittingWords(
    lines.map(({ product, extras }) => ({
      product,
      services: extras.flatMap((extra) => extra.product ?? []),
    })),
  ).join(' ');
