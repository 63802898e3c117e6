import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/components/card/product-card';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/surface';
import type { CardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import type { GoodsSection } from '@/lib/content/home-types';
import { CardFitsLater } from './later';
import css from './picked-goods.module.css';

type Picked = { card: Card; view: CardView; all: { label: string; path: string } };

type Props = Omit<GoodsSection, 'picks'> & { id: string; picked: Picked[] };

/** One product from each of several categories, as ordinary cards. Renders nothing without products. */
export function PickedGoods({ id, heading, text, allLabel, allPath, picked }: Props) {
  if (picked.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={heading}
        beside={allLabel && allPath ? <a href={allPath}>{allLabel}</a> : null}
      >
        {text}
      </SectionHead>
      <CardGrid four data-picked={id}>
        {picked.map(({ card, view, all }) => (
          <ProductCard
            key={card.id}
            card={card}
            view={view}
            save={<SaveButton product={{ id: card.id, name: card.name, price: card.price?.now }} />}
            foot={
              <a className={css['all'] ?? ''} href={all.path}>
                {all.label}
                <Icon name="arrow" small />
              </a>
            }
          />
        ))}
      </CardGrid>
      <CardFitsLater
        ids={picked.map(({ card }) => card.id)}
        pictures={`[data-picked=${id}] > li > :first-child`}
      />
    </section>
  );
}
