import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/components/card/product-card';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/surface';
import type { CardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { CardFitsLater } from './later';
import type { HomeSection } from '@/lib/content/home-types';
import css from './offers.module.css';

type Offer = { card: Card; view: CardView; all: { label: string; path: string } };

type Props = Pick<Extract<HomeSection, { kind: 'offers' }>, 'heading' | 'text' | 'allLabel' | 'allPath'> & {
  offers: Offer[];
};

/** Goods that are lawfully reduced, as everywhere else in the shop; the section falls away when there are none. */
export function Offers({ heading, text, allLabel, allPath, offers }: Props) {
  if (offers.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="home-offers">
      <SectionHead
        id="home-offers"
        title={heading}
        beside={allLabel && allPath ? <a href={allPath}>{allLabel}</a> : null}
      >
        {text}
      </SectionHead>
      <CardGrid four data-offers>
        {offers.map(({ card, view, all }) => (
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
      <CardFitsLater ids={offers.map(({ card }) => card.id)} pictures="[data-offers] > li > :first-child" />
    </section>
  );
}
