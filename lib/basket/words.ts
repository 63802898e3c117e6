import { fittingWords } from '@/lib/services/fitting';
import { FOR_OPTION } from './rules';
import type { BasketLine } from './types';

/** Returns the chosen options of a product, such as `Length: 2 m`; empty where there was no choice. */
export function choiceOf({ options }: Pick<BasketLine, 'options'>): string {
  const chosen = options.filter(({ name }) => name !== FOR_OPTION);
  return chosen.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

/** Returns a name that distinguishes a line from others of its product. */
export function fullName(line: Pick<BasketLine, 'name' | 'options'>): string {
  return [line.name, choiceOf(line)].filter(Boolean).join(', ');
}

/** Returns the order limits of a product for the shopper; null without limits. */
export function quantityWords({ least, most }: Pick<BasketLine, 'least' | 'most'>): string | null {
  if (most === 1) return 'One per customer';
  if (most !== null) return least > 1 ? `${least} to ${most} per customer` : `At most ${most} per customer`;
  return least > 1 ? `At least ${least} at a time` : null;
}

/** Returns sentences about the fitter's visit chosen for some lines; empty where no fitter comes. */
export const fittingOf = (lines: readonly Pick<BasketLine, 'product' | 'extras'>[]): string =>
  fittingWords(
    lines.map(({ product, extras }) => ({
      product,
      services: extras.flatMap((extra) => extra.product ?? []),
    })),
  ).join(' ');
