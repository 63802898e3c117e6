import { useRouter } from 'next/navigation';
import viewCss from '@/components/basket/basket-view.module.css';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { SumBar } from '@/components/money/sum-bar';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { keptNothing } from '@/lib/device/local-value';
import { nounFor } from '@/lib/i18n/counted';
import { useCardsBySku } from '@/lib/lists/cards-client';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { linesOf, type SharedItem, takenOver, totalOf, wantedOf } from '@/lib/lists/multibuy-rules';
import { savingOf } from '@/lib/lists/multibuy-saving';
import { countOf } from '@/lib/lists/rules';
import { changeUndoably } from '@/lib/lists/undoable';
import { usePolicy } from '@/lib/policy/client';
import { href } from '@/lib/routing/href';
import { GoneShared } from './gone-shared';
import { InsteadOfLine } from './instead-of-line';
import { MultibuyLine } from './multibuy-line';
import { MultibuySum } from './multibuy-sum';
import css from './multibuy.module.css';

const c = classes({ ...viewCss, ...css });

/** Id of the page's main button. */
const BUTTON = 'copy-set';

/** A set shared by URL, read-only until it is copied (experience MB-7). */
export function SharedMultibuy({ shared }: { shared: readonly SharedItem[] }) {
  const { sets } = usePolicy();
  const current = useLocalList(multibuy);
  const router = useRouter();
  const { data: cards, isPending, isError, refetch } = useCardsBySku(shared.map(({ sku }) => sku));
  if (isPending) return <LinesSkeleton words="Loading the kitchen set" />;
  if (isError) {
    return (
      <Notice kind="error" role="alert">
        <p>We can’t show this kitchen set right now.</p>
        <Button kind="second" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  const items = cards.map((card) => ({ entityId: card.id, quantity: wantedOf(shared, card) }));
  const { lines } = linesOf(items, cards);
  const sold = new Set(cards.flatMap(({ asked }) => asked));
  const gone = shared.map(({ sku }) => sku).filter((sku) => !sold.has(sku));
  const takeOver = () => {
    const run = changeUndoably(multibuy, (list) => takenOver(list, items));
    if (!run) return showToast(keptNothing('nothing was copied'));
    showToast('This is your kitchen set now.', { label: 'Undo', run });
    return router.replace(href('/multibuy-list'));
  };
  const saving = savingOf(lines, sets);
  return (
    <div className={c('list')}>
      <DimensionLine kind="title">
        <b>{countOf(items)}</b> {nounFor(countOf(items), 'appliance')}, shared with you
      </DimensionLine>
      {gone.length > 0 ? <GoneShared skus={gone} rest={lines} /> : null}
      <div className={c('basket')}>
        <div className={c('lines', 'rows')}>
          {lines.map((line, at) => (
            <MultibuyLine
              key={line.card.id}
              line={line}
              off={saving.lines[at] ?? 0}
              instead={<InsteadOfLine line={line} lines={lines} />}
            />
          ))}
        </div>
        <aside className={c('aside')} aria-label="Totals">
          <MultibuySum
            lines={lines}
            saving={saving}
            action={
              lines.length > 0 ? (
                <>
                  <Button id={BUTTON} size="tall" wide onClick={takeOver}>
                    Copy to my kitchen set
                  </Button>
                  {current.length > 0 ? (
                    <p className="t-small t-second">
                      What is already in your kitchen set stays. Where both have the same product, the
                      quantity here replaces yours.
                    </p>
                  ) : null}
                </>
              ) : null
            }
          />
        </aside>
      </div>
      {lines.length > 0 ? (
        <SumBar label="Total, before delivery" amount={totalOf(lines) - saving.total} button={BUTTON}>
          <Button onClick={takeOver}>Copy the set</Button>
        </SumBar>
      ) : null}
    </div>
  );
}
