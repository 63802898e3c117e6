'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/feedback/dialog';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { Icon } from '@/components/ui/icon';
import { useSharedValue } from '@/components/ui/shared-value';
import { useBasket } from '@/lib/basket/client';
import { countsOf } from '@/lib/basket/sum';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { counted } from '@/lib/i18n/counted';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import { href } from '@/lib/routing/href';
import { noteAdded } from '@/lib/search/finds-client';
import { noteThreeAdded } from '@/lib/search/three-client';
import { AddedFittings } from './added-fittings';
import { AddedPieces } from './added-pieces';
import css from './added-panel.module.css';
import { added, hideAdded } from './added-store';

const c = classes(css);

/** Kinds of extras offered in the panel; the others are only named, with a link to them. */
const FITTINGS: readonly ServiceKind[] = ['connect', 'collect'];
const OTHERS: Partial<Record<ServiceKind, string>> = { unpack: 'unpacking', cover: 'longer cover' };
const LIST = new Intl.ListFormat('en-GB');

/**
 * Shows what was added, its fittings, the basket total and the two ways on (experience PDP-8). Rendered once, by the
 * layout.
 */
export function AddedPanel() {
  const what = useSharedValue(added);
  const { basket } = useBasket();
  useEffect(() => {
    if (!what) return;
    noteAdded(what.path);
    noteThreeAdded(what.path);
  }, [what]);
  const line = basket?.lines.find((each) => each.sku === what?.sku);
  const energy = line?.product?.energy;
  const others = [...new Set(what?.left.flatMap(({ kind }) => OTHERS[kind] ?? []))];
  return (
    <Dialog
      open={what !== null}
      onClose={hideAdded}
      kind="sheet"
      title="Added to basket"
      foot={
        <div className={c('foot')}>
          {basket ? (
            <p className={c('total')}>
              <span>{counted(countsOf(basket).products, 'product')} in your basket</span>
              <b className="num">{formatTotal(basket.total)}</b>
            </p>
          ) : null}
          <ButtonLink href={href('/cart')} wide onClick={hideAdded}>
            Go to basket
          </ButtonLink>
          <Button kind="second" wide onClick={hideAdded}>
            Continue shopping
          </Button>
        </div>
      }
    >
      {what ? (
        <div className={c('item', Boolean(line?.imageUrl) && 'pictured')}>
          {line?.imageUrl ? <img src={line.imageUrl} width={96} height={96} alt="" /> : null}
          <div>
            <p className="t-h3">{unbroken(what.name)}</p>
            {line ? (
              <p className={c('price')}>
                <span className="num">{formatTotal(line.unitPrice)}</span>
                {energy ? (
                  <EnergyArrow
                    energyClass={energy.class}
                    scale={energy.scale}
                    size="row"
                    product={line.name}
                  />
                ) : null}
              </p>
            ) : null}
            {line?.extras.map((extra) => (
              <p className={c('extra', 't-small')} key={extra.id}>
                <Icon name="tick" small />
                {extra.name}, {formatTotal(extra.total)}
              </p>
            ))}
          </div>
          {what.pieces ? <AddedPieces pieces={what.pieces} /> : null}
          <AddedFittings
            key={what.sku}
            sku={what.sku}
            extras={what.left.filter(({ kind }) => FITTINGS.includes(kind))}
          />
          {others.length > 0 ? (
            <p className={c('others', 't-small', 't-second')}>
              Not chosen: {LIST.format(others)}.{' '}
              <a href={`${what.path}#extras`} onClick={hideAdded}>
                See the extras
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}
