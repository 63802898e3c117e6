import { CardGrid } from '@/components/product/card-grid';
import { ProductCard } from '@/components/product/product-card';
import { CompareTick } from '@/components/compare/compare-tick';
import { SaveButton } from '@/components/lists/save-button';
import { classes } from '@/components/ui/classes';
import { chosenOf } from '@/lib/compare/tray';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import css from './results.module.css';

const c = classes(css);

/** So many pictures are in the first screen of a desktop. */
const FIRST_ROW = 4;

/** The products of one page, as cards or, by the style of `data-view` around it, as compact rows. */
export function Results({ products, now }: { products: readonly Card[]; now: Date }) {
  return (
    <CardGrid rail className={c('results')} data-results-list>
      {products.map((card, at) => {
        // One object for both, which the page's script then holds once.
        const product = { ...chosenOf(card), price: card.price?.now };
        return (
          <ProductCard
            key={card.id}
            card={card}
            view={cardView(card, now)}
            anchors={card.anchors}
            eager={at < FIRST_ROW}
            save={<SaveButton product={product} />}
            foot={<CompareTick product={product} />}
          />
        );
      })}
    </CardGrid>
  );
}
