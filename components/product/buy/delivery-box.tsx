'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { StockMark } from '@/components/ui/figures/stock-mark';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { partIfThere } from '@/lib/build/part-client';
import type { Brought } from '@/lib/catalogue/delivery-by';
import { preOrderLine } from '@/lib/catalogue/pre-order';
import { stockWords } from '@/lib/catalogue/stock';
import { longDay, weekdayAndDay } from '@/lib/dates/rules';
import { HOW_IT_COMES } from '@/lib/delivery/class-words';
import { isByVan } from '@/lib/delivery/classes';
import { noDeliveryLine, orderByNote } from '@/lib/delivery/words';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatPrice } from '@/lib/money/rules';
import css from './delivery-box.module.css';
import { useProductDelivery } from './use-product-delivery';

const c = classes(css);

/** Loaded when the shopper changes the postcode. */
const load = async () => (await import('@/components/delivery/postcode-form')).PostcodeForm;
const PostcodeForm = lazyPart(load);

type Props = { product: Brought; madeAt: string };

/**
 * Delivery days and charges by postcode, to the mainland until one is known (experience PDP-5, PDP-6). Server-rendered
 * for the time the page was made; in the browser, for the current minute.
 */
export function DeliveryBox({ product: whole, madeAt }: Props) {
  const early = useEarlyPress();
  const { product, postcode, zone, now, isLive, when } = useProductDelivery(whole, madeAt);
  const [asking, setAsking] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  const { state } = product.stock;
  // Left out, because the form below says when it is back.
  const stock = state === 'out' ? { state } : product.stock;
  const [first, ...others] = when.kind === 'days' ? when.days : [];
  const notes = [
    orderByNote(when, now, isLive),
    preOrderLine(product.stock, 'This is', 'You pay for it when you order.'),
  ].filter(Boolean);
  const isVan = when.kind === 'days' && isByVan(when.by);
  const none = noDeliveryLine(when);
  return (
    <div className={c('box')}>
      <div className={c('top')}>
        <StockMark state={state === 'discontinued' ? 'out' : state}>{stockWords(stock)}</StockMark>
        {when.kind === 'nothing' ? null : (
          <span className="t-small">
            To <b>{postcode ?? zone.label}</b>{' '}
            <TextButton
              {...early}
              aria-expanded={asking}
              aria-busy={waiting || undefined}
              onPointerEnter={() => void partIfThere(load)}
              onFocus={() => void partIfThere(load)}
              onClick={() => ask(() => setAsking((was) => !was))}
            >
              {postcode ? 'Change' : 'Enter postcode'}
            </TextButton>
          </span>
        )}
      </div>
      {asking ? (
        <Suspense>
          <PostcodeForm id="delivery-postcode" onSaved={() => setAsking(false)} />
        </Suspense>
      ) : null}
      {first ? (
        <div>
          <p className={c('date')}>
            {first.price === 0 ? 'Free' : formatPrice(first.price)} {isVan ? 'on' : 'by'}{' '}
            {unbroken(longDay(first.day))}
          </p>
          {when.kind === 'days' ? <p className="t-small">{HOW_IT_COMES[when.by]}</p> : null}
          {notes.length > 0 ? <p className="t-small t-second">{notes.join(' ')}</p> : null}
        </div>
      ) : none ? (
        <p className={c('date')}>{none}</p>
      ) : null}
      {others.length > 0 ? (
        <ul className={c('days')} aria-label="Other days">
          {others.slice(0, 4).map(({ day, price }) => {
            const [weekday, date] = weekdayAndDay(day);
            return (
              <li key={day}>
                {weekday}
                <b>{date}</b>
                {price === 0 ? 'free' : formatPrice(price)}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
