import type { ReactNode } from 'react';
import css from '@/components/product/product-page.module.css';
import { SpecificationLater } from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import type { SpecificationParts } from '@/lib/catalogue/specification-parts';
import type { Product } from '@/lib/catalogue/types';
import { sheetHref } from '@/lib/product-documents/information-sheet';
import type { ProductSafety } from '@/lib/product-safety/types';
import { MakerAndSafety } from './maker-and-safety';
import sheet from './printed-sheet.module.css';
import { Spares } from './spares';

const c = classes({ ...css, ...sheet });

type Props = {
  product: Product;
  parts: SpecificationParts;
  /** The energy label; null for what has none. */
  label: ReactNode;
  /** Null while it cannot be reached. */
  safety: ProductSafety | null;
  /** What it costs, which stands beside them. */
  children: ReactNode;
};

/** The figures of a product with what belongs to them: its label, its information sheet, its spares, and who answers for it. */
export function Figures({ product, parts: { first, rest, count }, label, safety, children }: Props) {
  const { kind, facts, brand } = product;
  return (
    <div className={c('section', 'cols', 'kept')}>
      <section id="figures" aria-labelledby="h-spec">
        <h2 className="t-h2" id="h-spec">
          Figures
        </h2>
        <div className={c('later', 'figures', 'inColumns')}>
          <SpecificationLater first={first} rest={rest} count={count} />
        </div>
        <div className={c('notes')} data-no-print>
          {label ? (
            <section aria-labelledby="h-label">
              <h2 className="t-h3" id="h-label">
                Energy label
              </h2>
              <Fold title="See the whole label">
                <div id="energy-label">{label}</div>
              </Fold>
              <p>
                <a href={sheetHref(product.sku)} data-reload>
                  Product information sheet (PDF)
                </a>
              </p>
            </section>
          ) : null}
          <Spares kind={kind} years={facts.sparesYears} maker={brand?.name ?? 'The maker'} />
          <MakerAndSafety safety={safety} />
        </div>
      </section>
      <div className={c('beside')} id="cost" data-no-print>
        {children}
      </div>
    </div>
  );
}
