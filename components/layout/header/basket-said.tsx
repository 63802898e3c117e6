import { counted } from '@/lib/i18n/counted';

/** The two lines of the basket link in the header. */
export function BasketSaid({ words, products }: { words: string; products: number }) {
  return (
    <>
      <b>{words}</b>
      <small>{counted(products, 'product')}</small>
    </>
  );
}
