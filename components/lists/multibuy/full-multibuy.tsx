import type { RefObject } from 'react';
import { BasketDelivery } from '@/components/basket/basket-delivery';
import viewCss from '@/components/basket/basket-view.module.css';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { SetCheckOpener } from '@/components/kitchen/set-check-opener';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { Notice } from '@/components/ui/feedback/notice';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { PicturedPlace } from '@/lib/content/home-types';
import { nounFor } from '@/lib/i18n/counted';
import { useCards } from '@/lib/lists/cards-client';
import { linesOf, totalOf } from '@/lib/lists/multibuy-rules';
import { savingOf } from '@/lib/lists/multibuy-saving';
import { countOf, type ListItem } from '@/lib/lists/rules';
import { usePolicy } from '@/lib/policy/client';
import { AddAll, AddAllBar } from './add-all';
import { GoneGoods } from './gone-goods';
import { InsteadOfLine } from './instead-of-line';
import { MultibuyLine } from './multibuy-line';
import { MultibuySum } from './multibuy-sum';
import { MultibuyWays } from './multibuy-ways';
import css from './multibuy.module.css';
import { PriceMoves } from './price-moves';
import { SetSlots } from './set-slots';
import { useAddAll } from './use-add-all';
import { useMultibuyActions } from './use-multibuy-actions';

const c = classes({ ...viewCss, ...css });

/** A kitchen set with at least one product. */
export function FullMultibuy({
  items,
  list,
  places,
}: {
  items: readonly ListItem[];
  list: RefObject<HTMLElement | null>;
  places: readonly PicturedPlace[];
}) {
  const { sets } = usePolicy();
  const { data: cards, isPlaceholderData, isError, refetch } = useCards(items.map((item) => item.entityId));
  const { lines, gone } = linesOf(items, cards ?? []);
  const saving = savingOf(lines, sets);
  const all = useAddAll(lines, () => void refetch());
  const act = useMultibuyActions(list, all.reset);
  return (
    <>
      <DimensionLine kind="title">
        <b>{countOf(items)}</b> {nounFor(countOf(items), 'appliance')}
      </DimensionLine>
      {cards ? (
        <SetSlots places={places} pieces={lines.map(({ card, quantity }) => pieceOf(card, quantity))} />
      ) : null}
      {isError ? (
        <Notice kind="error" role="alert">
          <p>We can’t show these products right now. Your kitchen set is kept.</p>
          <Button kind="second" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!cards && !isError ? <LinesSkeleton words="Loading the kitchen set" /> : null}
      {cards ? (
        <div className={c('basket')}>
          <div className={c('lines', 'rows')}>
            <PriceMoves lines={lines} gone={gone} />
            {lines.map((line, at) => (
              <MultibuyLine
                key={line.card.id}
                line={line}
                off={saving.lines[at] ?? 0}
                refused={all.refused?.id === line.card.id ? all.refused.message : null}
                change={{
                  onQuantity: (quantity) => act.setQuantity(line.card, quantity),
                  onRemove: () => act.remove(line.card),
                }}
                instead={<InsteadOfLine line={line} lines={lines} onTake={act.swap} />}
              />
            ))}
            {gone.length > 0 && !isPlaceholderData ? (
              <GoneGoods ids={gone} rest={lines} onTake={act.swap} />
            ) : null}
            <BasketDelivery
              lines={lines.map(({ card }) => ({ id: card.sku, name: card.name, product: card, extras: [] }))}
            />
            {lines.length > 1 ? <SetCheckOpener lines={lines} /> : null}
          </div>
          <aside className={c('aside')} aria-label="Totals">
            <MultibuySum lines={lines} saving={saving} action={<AddAll lines={lines} all={all} />} />
            <MultibuyWays items={items} lines={lines} />
          </aside>
          <AddAllBar lines={lines} all={all} total={totalOf(lines) - saving.total} />
        </div>
      ) : null}
    </>
  );
}
