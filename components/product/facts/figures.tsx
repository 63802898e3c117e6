import css from '@/components/product/product-page.module.css';
import { SpecificationStanding } from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import type { SpecificationParts } from '@/lib/catalogue/specification-parts';
import sheet from './printed-sheet.module.css';

const c = classes({ ...css, ...sheet });

/** The figures of a product; those of its size stand beside the drawing. */
export function Figures({ parts: { first, rest, count } }: { parts: SpecificationParts }) {
  return (
    <section id="figures" aria-labelledby="h-spec">
      <h2 className="t-h2" id="h-spec">
        Figures
      </h2>
      <SpecificationStanding
        className={c('later', 'figures', 'inColumns')}
        first={first}
        rest={rest}
        count={count}
      />
    </section>
  );
}
