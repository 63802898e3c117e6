import { Strip } from '@/components/card/strip';
import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import { nearestOf } from '@/lib/compare/nearest';
import { compareHref } from '@/lib/compare/tray';
import css from './cross-sell.module.css';
import { BoughtWithLater, NearestOpenerLater, RecentlyViewedLater } from './later';

const c = classes(css);

type Props = {
  product: ProductCard;
  /** Of its kind and near its price; the nearest of them can be set beside it (experience PDP-16). */
  alike: readonly ProductCard[];
  /** Whether others bought anything with it: room is kept for it then, and none else. */
  boughtWith: boolean;
};

/** What else is like a product, what others bought with it, and what was seen before: one row where there is room. */
export function CrossSell({ product, alike, boughtWith }: Props) {
  const nearest = nearestOf(product, alike);
  const skus = [product, ...nearest].map(({ sku }) => sku);
  return (
    <div className={c('row')} data-no-print>
      {alike.length > 0 ? (
        <Strip
          id="alike"
          title="Similar products"
          why="The same kind, at a similar price."
          cards={alike}
          action={
            nearest.length > 0 ? <NearestOpenerLater skus={skus} href={compareHref(skus)} /> : undefined
          }
        />
      ) : null}
      {boughtWith ? <BoughtWithLater ids={[product.id]} title="Often bought with it" /> : null}
      <RecentlyViewedLater seen={product.id} />
    </div>
  );
}
