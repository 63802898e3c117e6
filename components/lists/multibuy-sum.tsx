import { AddToBasket } from '@/components/basket/add-to-basket';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { isBuyable } from '@/lib/catalogue/stock';
import { useCards } from '@/lib/lists/cards-client';
import type { ListItem } from '@/lib/lists/rules';
import { formatTotal } from '@/lib/money/rules';
import css from './multibuy-sum.module.css';

const c = classes(css);

/** What the list comes to, and one button that puts all of it in the basket. */
export function MultibuySum({ items }: { items: readonly ListItem[] }) {
  const { data: cards } = useCards(items.map(({ entityId }) => entityId));
  if (!cards) return <Plate className={c('sum')} aria-busy />;
  const wanted = new Map(items.map(({ entityId, quantity }) => [entityId, quantity]));
  const ready = cards.filter((card) => card.price && isBuyable(card.stock));
  const total = ready.reduce((sum, card) => sum + (card.price?.now ?? 0) * (wanted.get(card.id) ?? 1), 0);
  const missing = items.length - ready.length;
  return (
    <Plate className={c('sum')}>
      <p>
        <span className="t-second">Together</span> <b className="num">{formatTotal(total)}</b>
      </p>
      {missing > 0 ? (
        <p className="t-small">
          {missing === 1
            ? 'One of them is not for sale now and is'
            : `${missing} of them are not for sale now and are`}{' '}
          left out.
        </p>
      ) : null}
      {ready.length > 0 ? (
        <AddToBasket
          product={{ name: 'your multibuy list', path: '/multibuy-list', sku: '' }}
          items={ready.map((card) => ({ product_id: card.id, quantity: wanted.get(card.id) ?? 1 }))}
        />
      ) : null}
    </Plate>
  );
}
