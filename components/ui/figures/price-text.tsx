import { classes } from '@/components/ui/classes';
import css from './price-text.module.css';

const c = classes(css);

/**
 * A price including VAT; `text` comes from `lib/money`, and `pence` is for tests and markup. The energy arrow beside it
 * takes the same `size`.
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
