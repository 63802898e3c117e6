import { classes } from '@/components/ui/classes';
import { addressLines } from '@/lib/addresses/rules';
import { unbroken } from '@/lib/i18n/unbroken';
import type { Consignment } from '@/lib/orders/types';
import type { Care } from '@/lib/orders/care';
import { OrderLine } from './order-line';
import { OrderShipment } from './order-shipment';
import css from './order-view.module.css';

const c = classes(css);

type Props = {
  consignment: Consignment;
  number: number;
  of: number;
  /** By product id. */
  cares?: Readonly<Record<number, Care>> | undefined;
};

/** Everything that is delivered to one address. */
export function OrderConsignment({ consignment, number, of, cares }: Props) {
  const { address, method, lines, shipments } = consignment;
  const [name, ...rest] = addressLines(address);
  return (
    <section className={c('block')} aria-labelledby={`delivery-${consignment.id}`}>
      <div className={c('to')}>
        <h2 id={`delivery-${consignment.id}`}>{of > 1 ? `Delivery ${number} of ${of}` : 'Delivery'}</h2>
        {method ? <p className={c('method')}>{method}</p> : null}
        <address>
          <b>{name}</b>, {unbroken(rest.join(', '))}
          {address.phone ? <span>{address.phone}</span> : null}
        </address>
      </div>
      {shipments.length > 0 ? (
        <ul className={c('parcels')}>
          {shipments.map((shipment) => (
            <OrderShipment key={shipment.id} shipment={shipment} lines={lines} />
          ))}
        </ul>
      ) : null}
      <ul>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} care={cares?.[line.productId]} />
        ))}
      </ul>
    </section>
  );
}
