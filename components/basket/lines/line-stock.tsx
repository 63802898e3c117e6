import { StockMark } from '@/components/ui/figures/stock-mark';
import { stockWords } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';

/** Stock of a line as coloured words. */
export function LineStock({ product }: { product: ProductCard }) {
  const { state } = product.stock;
  return <StockMark state={state === 'discontinued' ? 'out' : state}>{stockWords(product.stock)}</StockMark>;
}
