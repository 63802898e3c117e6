import { StockMark } from '@/components/ui/figures/stock-mark';
import { stockWords } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';

/** The stock of a line in a word and a colour. */
export function LineStock({ product }: { product: ProductCard }) {
  const { state } = product.stock;
  return <StockMark state={state === 'discontinued' ? 'out' : state}>{stockWords(product.stock)}</StockMark>;
}
