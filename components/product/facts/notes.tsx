import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Fold } from '@/components/ui/fold';
import type { Product } from '@/lib/catalogue/types';
import type { ProductSafety } from '@/lib/product-safety/types';
import { MakerAndSafety } from './maker-and-safety';
import css from './notes.module.css';
import { Spares } from './spares';

const c = classes(css);

type Props = {
  product: Product;
  /** The energy label; null for what has none. */
  label: ReactNode;
  /** Null while it cannot be reached. */
  safety: ProductSafety | null;
};

/** What belongs to a product's figures: its label with the information sheet, its spares, and who answers for it. */
export function Notes({ product: { kind, facts, brand }, label, safety }: Props) {
  return (
    <div className={c('notes')} data-no-print>
      {label ? (
        <section aria-labelledby="h-label">
          <PhoneFold title="Energy label" titleId="h-label" look="t-h3">
            <Fold kind="words" title="See the whole label">
              <div id="energy-label">{label}</div>
            </Fold>
          </PhoneFold>
        </section>
      ) : null}
      <Spares kind={kind} years={facts.sparesYears} maker={brand?.name ?? 'The maker'} />
      <MakerAndSafety safety={safety} />
    </div>
  );
}
