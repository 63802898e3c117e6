import { classes } from '@/components/ui/classes';
import { Stars } from '@/components/ui/figures/stars';
import { nameParts, shortName } from '@/lib/catalogue/names';
import type { Product } from '@/lib/catalogue/types';
import css from './product-name.module.css';

const c = classes(css);

/** Maker, name and rating of a product; above the picture on a phone. */
export function ProductName({ product }: { product: Product }) {
  const { brand } = nameParts(product);
  const { rating } = product;
  return (
    <div>
      <div className={c('maker')}>
        {product.brand ? <a href={product.brand.path}>{brand}</a> : <span />}
        {rating ? (
          <a href="#reviews" data-no-print>
            <Stars average={rating.average} count={rating.count} />
          </a>
        ) : null}
      </div>
      <h1 className="t-h1">
        {brand ? <span className="vh">{brand} </span> : null}
        {shortName(product)}
      </h1>
    </div>
  );
}
