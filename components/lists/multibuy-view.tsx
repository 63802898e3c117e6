'use client';

import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { BasketDelivery } from '@/components/basket/basket-delivery';
import { SetCheckOpener } from '@/components/kitchen/set-check-opener';
import viewCss from '@/components/basket/basket-view.module.css';
import { Button, ButtonLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/dimension-line';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/lib/http/hydration';
import { useCards } from '@/lib/lists/cards-client';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { isOver, linesOf } from '@/lib/lists/multibuy-rules';
import { savingOf } from '@/lib/lists/multibuy-saving';
import { countOf, type ListItem } from '@/lib/lists/rules';
import { AddAll } from './add-all';
import css from './multibuy.module.css';
import { MultibuyLine } from './multibuy-line';
import { MultibuySkeleton } from './multibuy-skeleton';
import { MultibuySum } from './multibuy-sum';
import { MultibuyWays } from './multibuy-ways';
import { useAddAll } from './use-add-all';
import { useMultibuyActions } from './use-multibuy-actions';

const c = classes({ ...viewCss, ...css });

const PriceMoves = lazy(async () => ({ default: (await import('./price-moves')).PriceMoves }));
const GoneGoods = lazy(async () => ({ default: (await import('./gone-goods')).GoneGoods }));
const Instead = lazy(async () => ({ default: (await import('./instead')).Instead }));

/** The appliances to be bought together, with how many of each and what they come to. */
export function MultibuyView() {
  const items = useLocalList(multibuy);
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className={c('list')} ref={list} tabIndex={-1}>
      {hydrated ? null : <MultibuySkeleton />}
      {hydrated && items.length === 0 ? <EmptyMultibuy /> : null}
      {items.length > 0 ? <FullMultibuy items={items} list={list} /> : null}
    </div>
  );
}

function FullMultibuy({ items, list }: { items: readonly ListItem[]; list: RefObject<HTMLElement | null> }) {
  const { data: cards, isPlaceholderData, isError, refetch } = useCards(items.map((item) => item.entityId));
  const { lines, gone } = linesOf(items, cards ?? []);
  const saving = savingOf(lines);
  const all = useAddAll(lines, () => void refetch());
  const act = useMultibuyActions(list, all.reset);
  return (
    <>
      <DimensionLine kind="title">
        <b>{countOf(items)}</b> {countOf(items) === 1 ? 'appliance' : 'appliances'}
      </DimensionLine>
      {isError ? (
        <Notice kind="error" role="alert">
          <p>We can’t show these products right now. Your list is kept.</p>
          <Button kind="second" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!cards && !isError ? <MultibuySkeleton /> : null}
      {cards ? (
        <div className={c('basket')}>
          <div className={c('lines', 'rows')}>
            <Suspense>
              <PriceMoves lines={lines} gone={gone} />
            </Suspense>
            {lines.map((line, at) => (
              <MultibuyLine
                key={line.card.id}
                line={line}
                off={saving.lines[at] ?? 0}
                refused={all.refused?.id === line.card.id ? all.refused.words : null}
                change={{
                  onQuantity: (quantity) => act.setQuantity(line.card, quantity),
                  onRemove: () => act.remove(line.card),
                }}
                instead={
                  isOver(line) ? (
                    <Suspense>
                      <Instead
                        name={line.card.name}
                        lost={{ attributes: line.card.attributes, price: line.card.price?.now ?? null }}
                        rest={lines.filter((other) => other !== line)}
                        onTake={(card) => act.swap(line.card, card)}
                      />
                    </Suspense>
                  ) : null
                }
              />
            ))}
            {gone.length > 0 && !isPlaceholderData ? (
              <Suspense>
                <GoneGoods ids={gone} rest={lines} onTake={act.swap} />
              </Suspense>
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
        </div>
      ) : null}
    </>
  );
}

async function forgetNoted(): Promise<void> {
  (await import('@/lib/lists/noted-client')).notedGoods.erase();
}

function EmptyMultibuy() {
  // What was noted of a list goes with it.
  useEffect(() => void forgetNoted(), []);
  return (
    <>
      <DimensionLine kind="title">
        <b>0</b> appliances
      </DimensionLine>
      <EmptyState
        shape="shelf"
        title="Your multibuy list is empty"
        action={<ButtonLink href="/">Look at the departments</ButtonLink>}
      >
        <p>
          Put the appliances of a kitchen or a laundry on one list, see what they come to, and buy them
          together.
        </p>
      </EmptyState>
    </>
  );
}
