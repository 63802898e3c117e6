import { classes } from '@/components/ui/classes';
import css from './price-text.module.css';

const c = classes(css);

/**
 * The price asked, VAT included; `text` is written by `lib/money` and `pence` is what tests and markup read.
 * The energy arrow beside it takes the same `size`.
 */
export function PriceText({
  text,
  pence,
  size = 'md',
}: {
  text: string;
  pence: number;
  size?: 'md' | 'xl' | 'hero';
}) {
  return (
    <span className={c('price', size)} data-price={pence / 100}>
      {text}
    </span>
  );
}
