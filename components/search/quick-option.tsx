import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { foreseen, type Offer } from '@/lib/search/offers';
import css from './quick-search.module.css';

const c = classes(css);

type OptionProps = {
  id: string;
  offer: Offer;
  /** The typed text, if the rest of the offer's text completes it; null otherwise. */
  typed: string | null;
  isActive: boolean;
  onFollow: (offer: Offer) => void;
};

/** A suggestion. It is a link, which the mouse can open in any tab; the keyboard focus stays in the field. */
export function QuickOption({ id, offer, typed, isActive, onFollow }: OptionProps) {
  const { href, text, note, product } = offer;
  const isJump = offer.id === 'jump';
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={c('option', product && !isJump && 'product')}
      onClick={() => onFollow(offer)}
    >
      {product && !isJump ? (
        <span className={c('picture')}>
          {product.picture ? <ProductPicture picture={product.picture} alt="" sizes="56px" /> : null}
        </span>
      ) : null}
      <span className={c('words')}>
        <span className={c('text')}>
          {typed === null
            ? text
            : foreseen(text, typed).map((part) =>
                part.isForeseen ? <b key={part.at}>{part.text}</b> : <span key={part.at}>{part.text}</span>,
              )}
        </span>
        {product && !isJump ? (
          <span className={c('price')}>
            <b>{note}</b>
            {product.energy ? (
              <EnergyArrow energyClass={product.energy.class} scale={product.energy.scale} size="row" />
            ) : null}
          </span>
        ) : note ? (
          <span className={c('note')}> {note}</span>
        ) : null}
      </span>
    </a>
  );
}
