import type { Press } from '@/components/basket/adding/use-new-press';
import { ProductPicture } from '@/components/card/product-picture';
import { Button, TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import type { LineItemRequest } from '@/lib/basket/requests';
import { keyOf, type SavedLine } from '@/lib/lists/saved-for-later';
import type { SavedToday } from '@/lib/lists/saved-for-later-today';
import { formatTotal } from '@/lib/money/rules';
import extrasCss from './basket-extras.module.css';
import css from './basket-line.module.css';
import { useAwaitedFocus } from './line-focus';
import { LineStock } from './line-stock';

const c = classes({ ...extrasCss, ...css });

type Props = {
  line: SavedLine;
  /** Undefined until it is loaded. */
  today: SavedToday | undefined;
  onMove: (items: LineItemRequest[], name: string, press: Press) => void;
  onRemove: (name: string) => void;
};

/** A line saved for later: its name, quantity and extras, today's price and stock. */
export function LaterLine({ line, today, onMove, onRemove }: Props) {
  const article = useAwaitedFocus(keyOf(line));
  const [product] = line.parts;
  const card = today?.card;
  const name = [card?.name ?? (product.name || 'A product'), line.choice].filter(Boolean).join(', ');
  const { quantity } = product.item;
  const moved = today?.items[0]?.quantity ?? 0;
  return (
    <article className={c('line')} aria-label={name} ref={article}>
      <div className={c('picture')}>
        {card?.picture ? <ProductPicture picture={card.picture} sizes="148px" /> : null}
      </div>
      <div className={c('head')}>
        <h3>{card ? <a href={card.path}>{card.name}</a> : product.name || 'A product'}</h3>
        {line.choice ? <p className="t-small">{line.choice}</p> : null}
        {quantity > 1 ? <p className="t-small">{`Quantity ${quantity}`}</p> : null}
        {card ? <LineStock product={card} /> : null}
      </div>
      <div className={c('side')}>
        {card?.price ? (
          <div className={c('price')}>
            <PriceText text={formatTotal(card.price.now)} pence={card.price.now} />
            {card.energy ? (
              <EnergyArrow energyClass={card.energy.class} scale={card.energy.scale} product={card.name} />
            ) : null}
            {quantity > 1 ? <span className={c('each')}>each</span> : null}
          </div>
        ) : null}
      </div>
      {today && !card ? <Said>This is no longer sold.</Said> : null}
      {moved > 0 && moved < quantity ? <Said>{`Only ${moved} of ${quantity} in stock now.`}</Said> : null}
      {moved > quantity ? <Said>{`The smallest quantity is ${moved}.`}</Said> : null}
      {today && today.extras.length > 0 ? (
        <ul className={c('extras')} aria-label={`Extras for ${name}`}>
          {today.extras.map((extra) => (
            <li key={extra.name}>
              <span>
                {extra.name}
                {extra.quantity > 1 ? ` × ${extra.quantity}` : null}
              </span>
              <span className={c('num', 'amount')}>{extraPrice(extra)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={c('acts')}>
        {today && today.items.length > 0 ? (
          <Button kind="second" size="small" onClick={(press) => onMove(today.items, name, press)}>
            <span>
              Move to basket<span className="vh">: {name}</span>
            </span>
          </Button>
        ) : null}
        <TextButton onClick={() => onRemove(name)}>
          Remove<span className="vh">: {name}</span>
        </TextButton>
      </div>
    </article>
  );
}

function extraPrice({ card, quantity }: SavedToday['extras'][number]): string {
  if (!card?.price) return 'Cannot be bought now';
  return `${formatTotal(card.price.now)}${quantity > 1 ? ' each' : ''}`;
}

function Said({ children }: { children: string }) {
  return (
    <p className={c('said')}>
      <Icon name="info" small />
      <span>{children}</span>
    </p>
  );
}
