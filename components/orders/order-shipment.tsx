import { Icon } from '@/components/ui/icon';
import { dayOf } from '@/lib/orders/progress';
import { parcelNames } from '@/lib/orders/rules';
import type { OrderLine, Shipment, Tracking } from '@/lib/orders/types';
import css from './order-shipment.module.css';

/** A parcel: when it was sent, by whom, its contents, and how to track it (experience TRK-3, TRK-6). */
export function OrderShipment({ shipment, lines }: { shipment: Shipment; lines: readonly OrderLine[] }) {
  const all = lines.flatMap((line) => [line, ...line.extras]);
  const names = parcelNames(shipment.items, all);
  const by = [shipment.provider, shipment.method].filter(Boolean).join(', ');
  return (
    <li className={css['parcel']}>
      <Icon name="van" />
      <div>
        <p>
          <b>Sent on {dayOf(shipment.shippedAt)}</b>
          {by ? <span className="t-second">{` by ${by}`}</span> : null}
        </p>
        {names.length > 0 ? <p className="t-small t-second">{names.join('; ')}</p> : null}
        {shipment.tracking ? <Follow tracking={shipment.tracking} /> : null}
      </div>
    </li>
  );
}

function Follow({ tracking: { number, link, text } }: { tracking: Tracking }) {
  return (
    <p className={css['follow']}>
      {number ? (
        <span>
          Tracking number <b className="num">{number}</b>
        </span>
      ) : null}
      {link ? (
        <a href={link} rel="noopener noreferrer" target="_blank">
          Track it with the carrier<span className="vh"> (opens in a new tab)</span>
        </a>
      ) : null}
      {text ? <span>Tracking: {text}</span> : null}
    </p>
  );
}
