import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { addressLines } from '@/lib/addresses/rules';
import type { SiteSettings } from '@/lib/content/types';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import { hasVisit } from '@/lib/orders/arrival';
import { readMessage } from '@/lib/orders/changes/message';
import { moneyBack } from '@/lib/orders/changes/money-back';
import { returnLine } from '@/lib/orders/changes/return-window';
import { dueDays } from '@/lib/orders/delivery-day';
import { dayAndTime, dueWords, isCancelled, isUnderWay, meaningOf } from '@/lib/orders/progress';
import type { Around } from '@/lib/orders/care';
import type { Order } from '@/lib/orders/types';
import type { ReturnTerms } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import { FittingVisit } from './fitting-visit';
import { OrderConsignment } from './order-consignment';
import { OrderDay } from './order-day';
import { OrderOwed } from './order-owed';
import { OrderProgress } from './order-progress';
import { OrderStatus } from './order-status';
import { OrderSum } from './order-sum';
import css from './order-view.module.css';
import { PriceDropLine } from './price-drop-line';

const c = classes(css);

type Props = {
  order: Order;
  today: string;
  terms: ReturnTerms;
  /** Contact details; null if they cannot be read. */
  settings: SiteSettings | null;
  /** Actions for the order. */
  acts: ReactNode;
  around: Around;
};

/** An order: its status, deliveries and total. */
export function OrderView({ order, today, terms, settings, acts, around }: Props) {
  const { consignments, giftCertificates, billingAddress } = order;
  const returns = returnLine(order, today, terms);
  const meaning = meaningOf(order.status);
  const due = dueDays(order);
  const dueOn = dueWords(order, due);
  const isComing = isUnderWay(order) && hasVisit(order);
  const isOff = isCancelled(order);
  const { note, fit, way, begin } = readMessage(order.message);
  return (
    <div className={c('order')}>
      <div className={c('column')}>
        <div className={c('says')}>
          <OrderStatus status={order.status} />
          {dueOn ? <b>{dueOn}</b> : null}
          <p>{meaning.words}</p>
          {isOff ? moneyBack(order).map((line) => <p key={line}>{line}</p>) : null}
          <p className="t-small t-quiet">Last updated {dayAndTime(order.updatedAt)}</p>
        </div>
        <OrderProgress order={order} due={due} />
        <OrderDay order={order} today={today} advice={around} />
        {isUnderWay(order) && around.fitting.length > 0 ? (
          <div className={c('block', 'fitting')}>
            <FittingVisit words={around.fitting} heading="h2" />
          </div>
        ) : null}
        {consignments.map((consignment, index) => (
          <OrderConsignment
            key={consignment.id}
            // A delivery that will not happen has no day.
            consignment={meaning.stage === null ? { ...consignment, method: null } : consignment}
            number={index + 1}
            of={consignments.length}
            cares={isOff ? undefined : around.cares}
          />
        ))}
        {giftCertificates.map((certificate) => (
          <section
            key={`${certificate.recipientEmail} ${certificate.lines[0]?.id}`}
            className={c('block')}
            aria-label={`Gift certificates ${certificate.recipientEmail && `for ${certificate.recipientEmail}`}`}
          >
            <div className={c('to')}>
              <h2>By e-mail</h2>
              {certificate.recipientEmail ? (
                <p className="t-second">To {certificate.recipientEmail}</p>
              ) : null}
            </div>
            <ul className={c('certificates')}>
              {certificate.lines.map((line) => (
                <li key={line.id}>
                  <span>{line.name}</span>
                  <b>{formatTotal(line.price)}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={c('side')}>
        <OrderOwed order={order} settings={settings} />
        <OrderSum order={order} />
        <div className={c('acts')} data-no-print>
          {acts}
        </div>
      </div>
      <dl className={c('facts')}>
        {returns ? (
          <div>
            <dt>Returns</dt>
            <dd>
              {returns} <a href={href('/returns')}>How to return something</a>
            </dd>
          </div>
        ) : null}
        {around.priceDrop ? (
          <div>
            <dt>If the price falls</dt>
            <dd>
              <PriceDropLine order={order.id} drop={around.priceDrop} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Billed to</dt>
          <dd>
            {unbroken(addressLines(billingAddress).join(', '))}
            {billingAddress.email ? <div>{billingAddress.email}</div> : null}
          </dd>
        </div>
        {note ? (
          <div>
            <dt>You told us</dt>
            <dd className={c('note')}>{note}</dd>
          </div>
        ) : null}
        {way && !isComing && !isOff ? (
          <div>
            <dt>Getting it in, from your measurements</dt>
            <dd>{way}</dd>
          </div>
        ) : null}
        {fit && !isOff ? (
          <div>
            <dt>Fit, from your measurements</dt>
            <dd>{fit}</dd>
          </div>
        ) : null}
        {begin && !isOff ? (
          <div>
            <dt>You asked us</dt>
            <dd>{begin}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
