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
  /** Products of its kind at a similar price; the nearest can be compared with it in place (experience PDP-16). */
  alike: readonly ProductCard[];
  /** Whether anything was bought with it; only then is room reserved for that. */
  boughtWith: boolean;
};

/** Similar products, products bought with it, and recently viewed ones, in one row where there is room. */
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
