import { classes } from '@/components/ui/classes';
import css from './stock-mark.module.css';

const c = classes(css);

/** Stock by shape, colour and always a word, which comes from the catalogue's rules. */
export function StockMark({ state, children }: { state: 'in' | 'low' | 'due' | 'out'; children: string }) {
  return <span className={c('stock', state)}>{children}</span>;
}
