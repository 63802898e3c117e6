import { classes } from '@/components/ui/classes';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { offerFor } from '@/lib/finance/rules';
import type { Finance } from '@/lib/finance/types';
import { approvalWords, exampleRows, statusWords } from '@/lib/finance/words';
import type { Pence } from '@/lib/money/types';
import css from './pay-monthly.module.css';

const c = classes(css);

type Props = { finance: Finance; price: Pence };

/**
 * Credit for a price, shown only as its representative example: no figure appears elsewhere, so that none stands
 * without the others (CONC 3.5). Renders nothing if no offer covers the price.
 */
export function PayMonthly({ finance: { offers, broker }, price }: Props) {
  const offer = offerFor(offers, price);
  if (!offer) return null;
  return (
    <section className={c('finance')} aria-labelledby="h-pay-monthly">
      <h2 className="t-h2" id="h-pay-monthly">
        Pay monthly with {offer.lender}
      </h2>
      <div className={c('parts')}>
        <SpecTable caption="Representative example" rows={exampleRows(offer, price)} />
        <div className={c('words')}>
          <p>{statusWords(offer, broker)}</p>
          <p>{offer.statement}</p>
          <p>{approvalWords(offer, broker)}</p>
        </div>
      </div>
    </section>
  );
}
