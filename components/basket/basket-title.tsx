import type { RefObject } from 'react';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { countsOf } from '@/lib/basket/sum';
import type { BasketLine } from '@/lib/basket/types';
import { nounFor } from '@/lib/i18n/counted';
import css from './basket-view.module.css';

const c = classes(css);

type Props = {
  /** Undefined until the basket is loaded. */
  lines: BasketLine[] | undefined;
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** Heading of the basket page with the number of products and extras. */
export function BasketTitle({ lines, heading }: Props) {
  return (
    <div className={c('title')}>
      <h1 className="t-h1" {...(heading && { ref: heading })} tabIndex={-1}>
        Your basket
      </h1>
      <DimensionLine kind="title">{lines ? <Counts lines={lines} /> : '\u00a0'}</DimensionLine>
    </div>
  );
}

function Counts({ lines }: { lines: BasketLine[] }) {
  const { products, extras } = countsOf({ lines });
  return (
    <>
      <b>{products}</b> {nounFor(products, 'product')}
      {extras > 0 ? (
        <>
          , <b>{extras}</b> {nounFor(extras, 'extra')} you chose
        </>
      ) : null}
    </>
  );
}
