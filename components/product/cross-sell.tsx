import { Strip } from '@/components/recommendations/strip';
import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import css from './cross-sell.module.css';
import { BoughtWithLater, RecentlyViewedLater } from './later';

const c = classes(css);

/** What else is like a product, what others bought with it, and what was seen before: one row where there is room. */
export function CrossSell({ id, alike }: { id: number; alike: readonly ProductCard[] }) {
  return (
    <div className={c('row')} data-no-print>
      {alike.length > 0 ? (
        <Strip id="alike" title="Similar products" why="The same kind, at a similar price." cards={alike} />
      ) : null}
      <BoughtWithLater ids={[id]} title="Often bought with it" />
      <RecentlyViewedLater seen={id} />
    </div>
  );
}
