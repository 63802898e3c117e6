import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { calledOf } from '@/lib/catalogue/names';
import type { Pick } from '@/lib/choosing/types';
import { compareHref } from '@/lib/compare/tray';
import type { ThreeFrom } from '@/lib/search/insights-client';
import css from './choosing.module.css';
import { CountThree } from './count-three';
import { PickedProduct } from './picked-product';

const c = classes(css);

/** The chosen products side by side, each with its reasons. */
export function Three({
  picks,
  buy,
  heading = 'h2',
  from = 'choose',
}: {
  picks: readonly Pick[];
  /** Returns the control that buys a product; the default is a button. */
  buy?: (pick: Pick) => ReactNode;
  heading?: 'h2' | 'h3';
  /** Name under which they are counted. */
  from?: ThreeFrom;
}) {
  const cards = picks.map(({ candidate }) => candidate.card);
  return (
    <>
      <ol className={c('three')}>
        {picks.map((pick) => (
          <PickedProduct key={pick.candidate.card.id} pick={pick} buy={buy?.(pick)} heading={heading} />
        ))}
      </ol>
      {cards.length > 1 ? (
        <p data-no-print>
          <ButtonLink href={compareHref(cards.map(({ sku }) => sku))} kind="second">
            Compare {cards.length === 2 ? 'both' : 'all three'} side by side
            <span className="vh">: {cards.map(calledOf).join(', ')}</span>
          </ButtonLink>
        </p>
      ) : null}
      <CountThree shown={cards.map(({ id, path }) => ({ id, path }))} from={from} />
    </>
  );
}
