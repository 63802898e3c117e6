import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { BasketLine } from '@/lib/basket/types';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-extras.module.css';

const c = classes(css);

type Props = { of: string; extras: BasketLine[]; onRemove: (extra: BasketLine) => void };

/** What the shopper chose for a product; each goes alone (experience BSK-3). */
export function BasketExtras({ of, extras, onRemove }: Props) {
  if (extras.length === 0) return null;
  return (
    <ul className={c('extras')} aria-label={`Extras for ${of}`}>
      {extras.map((extra) => (
        <li key={extra.id} data-line={extra.id}>
          <span>
            {extra.name}
            {extra.quantity > 1 ? ` × ${extra.quantity}` : null}
          </span>
          <span className={c('num', 'amount')}>{formatTotal(extra.total)}</span>
          <IconButton label={`Remove: ${extra.name}`} onClick={() => onRemove(extra)}>
            <Icon name="close" small />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
