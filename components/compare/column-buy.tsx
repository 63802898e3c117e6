import { CardBuy } from '@/components/basket/adding/card-buy';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import css from './column.module.css';

/** The button of a column of the comparison; nothing for what cannot be bought. */
export const ColumnBuy = ({ product }: { product: ProductCard }) =>
  product.price && isBuyable(product.stock) ? (
    <span className={css['add']} data-no-print>
      <CardBuy product={product} size="small" wide />
    </span>
  ) : null;
