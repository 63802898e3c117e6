import type { Press } from '@/components/basket/adding/use-new-press';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { priceChange } from '@/lib/lists/wishlist/price-notes';
import css from './wishlist.module.css';

const c = classes(css);

type Props = {
  card: ProductCard;
  /** Price when it was saved, in pence, if this browser knows it. */
  saved: number | undefined;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onMove: (press: Press) => void;
};

/** Foot of a saved product's card: price change, selection and actions. */
export function WishlistCardFoot({ card, saved, selected, onSelect, onMove }: Props) {
  const change = priceChange(saved, card.price?.now);
  return (
    <div className={c('foot')}>
      {change ? (
        <p className={c('change')}>
          <span>{change}</span>
        </p>
      ) : null}
      <Checkbox
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
        label={
          <>
            Select<span className="vh">: {card.name}</span>
          </>
        }
      />
      {card.price && isBuyable(card.stock) ? (
        card.isSized ? (
          <ButtonLink href={card.path} kind="second" size="small" wide>
            <span>
              Choose a size<span className="vh">: {card.name}</span>
            </span>
          </ButtonLink>
        ) : (
          <Button kind="second" size="small" wide onClick={onMove}>
            <span>
              Move to basket<span className="vh">: {card.name}</span>
            </span>
          </Button>
        )
      ) : null}
      {card.stock.state === 'out' ? (
        <a className="t-small" href={`${card.path}#stock-alert`}>
          Tell me when it is back<span className="vh">: {card.name}</span>
        </a>
      ) : null}
    </div>
  );
}
