import { IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { BasketLine } from '@/lib/basket/types';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-extras.module.css';

const c = classes(css);

type Props = {
  of: string;
  extras: BasketLine[];
  onQuantity: (extra: BasketLine, quantity: number) => void;
  onRemove: (extra: BasketLine) => void;
};

/** Extras chosen for a product. Each can be removed alone (experience BSK-3), and its quantity reduced. */
export function BasketExtras({ of, extras, onQuantity, onRemove }: Props) {
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
          <span className={c('changes')}>
            {extra.quantity > 1 ? (
              <IconButton
                label={`One fewer: ${extra.name}`}
                onClick={({ currentTarget }) => {
                  // The last one is removed by the button beside it, which takes the focus.
                  if (extra.quantity === 2) (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
                  onQuantity(extra, extra.quantity - 1);
                }}
              >
                <Icon name="minus" small />
              </IconButton>
            ) : null}
            <IconButton label={`Remove: ${extra.name}`} onClick={() => onRemove(extra)}>
              <Icon name="close" small />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
