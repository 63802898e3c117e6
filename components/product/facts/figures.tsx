import type { ReactNode } from 'react';
import css from '@/components/product/product-page.module.css';
import { SpecificationStanding } from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import type { SpecificationParts } from '@/lib/catalogue/specification-parts';
import sheet from './printed-sheet.module.css';

const c = classes({ ...css, ...sheet });

type Props = {
  parts: SpecificationParts;
  /** The energy label with a link to its information sheet; null for a product without one. */
  label: ReactNode;
};

/** The specification of a product; its dimensions are beside the drawing. */
export function Figures({ parts: { first, rest, count }, label }: Props) {
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
      {label ? (
        <Fold title="Energy label" data-no-print>
          <div id="energy-label">{label}</div>
        </Fold>
      ) : null}
    </section>
  );
}
