import { isUnderWay } from '@/lib/orders/progress';
import type { OrderOutline } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import css from './track.module.css';

type Props = {
  /** Null while no order is found. */
  found: Pick<OrderOutline, 'status'> | null;
  phone: string;
  phoneLink: string;
};

/** Help for shoppers who lack the number or want to change the day (experience TRK-2, TRK-4). */
export function TrackHelp({ found, phone, phoneLink }: Props) {
  if (found && !isUnderWay(found)) return null;
  return (
    <div className={css['help']}>
      <h2 className="t-h3">{found ? 'Change or cancel it' : 'Cannot find the number?'}</h2>
      {found ? null : (
        <p>
          With an account, <a href={href('/account/order-history')}>all your orders</a> are in one place.
          Without one, the number is in your confirmation e-mail; check your junk folder too.
        </p>
      )}
      <p>
        Until your order leaves us you can change its day here, tell the crew about stairs and doors, or
        cancel. After that, reply to the text you get by 6pm on the day before{phone ? ', or ring ' : '.'}
        {phone ? (
          <>
            <a href={`tel:${phoneLink}`} className="nowrap">
              {phone}
            </a>
            .
          </>
        ) : null}
      </p>
    </div>
  );
}
