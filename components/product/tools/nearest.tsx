import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import { nearestOf } from '@/lib/compare/nearest';
import { compareHref } from '@/lib/compare/tray';
import { NearestOpenerLater } from '../later';
import css from '@/components/compare/nearest.module.css';

const c = classes(css);

/** A product beside three of its kind; nothing where there is none (experience PDP-16). */
export function Nearest({ product, others }: { product: ProductCard; others: readonly ProductCard[] }) {
  const nearest = nearestOf(product, others);
  if (nearest.length === 0) return null;
  const skus = [product, ...nearest].map(({ sku }) => sku);
  return (
    <section className={c('section', 'similar')} aria-labelledby="h-nearest" data-no-print>
      <h2 className="t-h2" id="h-nearest">
        Compare with similar
      </h2>
      <NearestOpenerLater skus={skus} href={compareHref(skus)} />
    </section>
  );
}
