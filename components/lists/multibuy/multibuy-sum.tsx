import type { ReactNode } from 'react';
import { SumSheet } from '@/components/money/sum-sheet';
import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import type { SetSaving } from '@/lib/kitchen/saving';
import { savingWords } from '@/lib/kitchen/words';
import { type MultibuyLine, totalOf } from '@/lib/lists/multibuy-rules';
import { formatTotal, vatIn } from '@/lib/money/rules';
import css from './multibuy.module.css';

const c = classes(css);

type Props = { lines: readonly MultibuyLine[]; saving: SetSaving; action: ReactNode };

/** Total of the set at today's prices, by product. `action` is the button for the whole set. */
export function MultibuySum({ lines, saving, action }: Props) {
  const total = totalOf(lines) - saving.total;
  const rows = lines.map(({ card, quantity, total: amount }) => ({
    key: card.id,
    label: `${quantity > 1 ? `${quantity} × ` : ''}${shortNameOf(card)}`,
    amount,
  }));
  return (
    <SumSheet
      title="This set"
      rows={
        saving.total > 0 ? [...rows, { label: 'Set discount', amount: -saving.total, saving: true }] : rows
      }
      total={{ label: 'Total', amount: total }}
    >
      {saving.kinds > 0 && (saving.perMille > 0 || saving.next) ? (
        <p className="t-small">{savingWords(saving)}</p>
      ) : null}
      <p className="t-small t-second">
        {`Includes ${formatTotal(vatIn(total))} VAT. Delivery is shown in the basket.`}
      </p>
      <div className={c('action')} data-no-print>
        {action}
      </div>
    </SumSheet>
  );
}

/** Returns `Tarnside TW-914`, or the full name of a product without a model. */
const shortNameOf = ({ brand, facts, name }: ProductCard): string =>
  brand && facts.model ? `${brand.name} ${facts.model}` : name;
