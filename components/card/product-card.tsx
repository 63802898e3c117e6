import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/figures/badge';
import { classes } from '@/components/ui/classes';
import { Stars } from '@/components/ui/figures/stars';
import { StockMark } from '@/components/ui/figures/stock-mark';
import type { CardView } from '@/lib/catalogue/card-view';
import type { PictureAnchors, ProductCard as Card } from '@/lib/catalogue/types';
import { mm } from '@/lib/i18n/length';
import { formatPrice } from '@/lib/money/rules';
import { CardPrice } from './card-price';
import { PictureDims } from './picture-dims';
import css from './product-card.module.css';
import { ProductPicture } from './product-picture';

const c = classes(css);
const SIZES =
  '(min-width: 1024px) 290px, (min-width: 600px) 33vw, (min-width: 360px) calc(50vw - 48px), calc(100vw - 66px)';

/** The fields of a card that are shown besides its view. */
export type ShownCard = Pick<Card, 'path' | 'picture' | 'anchors' | 'price' | 'energy' | 'rating'>;

export const shownCard = ({ path, picture, anchors, price, energy, rating }: Card): ShownCard => ({
  path,
  picture,
  anchors,
  price,
  energy,
  rating,
});

type ProductCardProps = {
  card: ShownCard;
  view: CardView;
  /** By default those of the card; null draws no dimensions in perspective. */
  anchors?: PictureAnchors | null;
  /** The wishlist button, which stands above the link that covers the card. */
  save?: ReactNode;
  /** Shown in a corner of the picture. */
  mark?: ReactNode;
  /** Below the last line: the compare tick, or a link to the category. */
  foot?: ReactNode;
  heading?: 'h2' | 'h3';
  eager?: boolean;
  /** Whether it stands in a group within its list, where an `li` is not allowed. */
  grouped?: boolean;
  /** Data for controls that delegate to one script, as an attribute. */
  product?: object;
};

/** A product in a grid. Seven rows of the grid's subgrid align names, facts and prices across cards. */
export function ProductCard({
  card,
  view,
  anchors = card.anchors,
  save,
  mark,
  foot,
  heading = 'h3',
  eager,
  grouped,
  product,
}: ProductCardProps) {
  const Item = grouped ? 'div' : 'li';
  const Heading = heading;
  const { title, facts, delivery } = view;
  return (
    <Item
      className={c('card')}
      role={grouped ? 'listitem' : undefined}
      data-product={product && JSON.stringify(product)}
    >
      <div className={c('media', anchors?.width && 'perspective')}>
        <div className={c('picture')}>
          {card.picture ? (
            <ProductPicture
              picture={card.picture}
              alt={[title.kind, viewIn(card.picture.alt)].filter(Boolean).join(', ')}
              sizes={SIZES}
              {...(eager ? { eager } : {})}
            />
          ) : (
            <span className={c('noPicture')} />
          )}
          <Measures view={view} anchors={anchors} />
        </div>
        {view.badge ? (
          <span className={c('badge')}>
            {view.badge.kind === 'save' ? (
              <Badge kind="save">
                Save <b>{formatPrice(view.badge.saving)}</b>
              </Badge>
            ) : (
              <Badge kind="fact">{view.badge.text}</Badge>
            )}
          </span>
        ) : null}
        {save ? <span className={c('save')}>{save}</span> : null}
        {mark}
      </div>
      <Heading className={c('name')}>
        <a className={c('link')} href={card.path}>
          {title.maker ? <span>{title.maker}</span> : null}
          <b>{title.model}</b>
          <span>
            {title.kind}
            {card.price ? <span className="vh">{`, ${formatPrice(card.price.now)}`}</span> : null}
          </span>
        </a>
      </Heading>
      <dl className={c('facts')}>
        {facts.map(({ name, value, inWords }) => (
          <div key={name}>
            <dt className={c(inWords && 'vh')}>{name}</dt>
            <dd className={c(inWords && 'word')}>{value}</dd>
          </div>
        ))}
      </dl>
      <CardPrice
        card={card}
        yearlyCost={view.yearlyCost}
        unitPrice={view.unitPrice}
        name={`${title.maker ?? ''} ${title.model}`.trim()}
      />
      <div className={c('delivery')}>
        {card.rating ? <Stars average={card.rating.average} count={card.rating.count} /> : null}
        {delivery ? <DeliveryLine {...delivery} /> : null}
        <span className={c(view.stock.state === 'in' && 'stocked')}>
          <StockMark state={view.stock.state}>{view.stock.words}</StockMark>
        </span>
      </div>
      {foot ? <div className={c('foot')}>{foot}</div> : <span />}
    </Item>
  );
}

function Measures({ view, anchors }: { view: CardView; anchors: PictureAnchors | null }) {
  const { widthMm, depthMm } = view.measures;
  if (anchors?.width && (widthMm || depthMm))
    return <PictureDims anchors={anchors} measures={view.measures} />;
  return <div className={c('plainDim')}>{widthMm ? `${mm(widthMm)} wide` : null}</div>;
}

function DeliveryLine({ day, cost }: { day: string | null; cost: number }) {
  return (
    <span>
      {day ? <b>{day}</b> : null}
      {day ? ', ' : ''}
      {cost === 0 ? (
        'free'
      ) : (
        <>
          <span className="nowrap">{`+ ${formatPrice(cost)}`}</span> delivery
        </>
      )}
    </span>
  );
}

/**
 * Returns how the description of a picture says that it is seen, such as `from the front and right`; undefined
 * otherwise.
 */
export const viewIn = (alt: string): string | undefined => /, ((?:from|drawn as) .+)$/.exec(alt)?.[1];
