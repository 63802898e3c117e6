import { classes } from '@/components/ui/classes';
import type { Product } from '@/lib/catalogue/types';
import type { ProductSafety } from '@/lib/product-safety/types';
import { MakerAndSafety } from './maker-and-safety';
import css from './notes.module.css';
import { Spares } from './spares';

const c = classes(css);

type Props = {
  product: Product;
  /** Null if it cannot be read. */
  safety: ProductSafety | null;
};

/** Notes to a product's figures: spare parts, and who is responsible for it. */
export function Notes({ product: { kind, facts, brand }, safety }: Props) {
  return (
    <div className={c('notes')} data-no-print>
      <Spares kind={kind} years={facts.sparesYears} maker={brand?.name ?? 'The maker'} />
      <MakerAndSafety safety={safety} />
    </div>
  );
}
