import { TwoDays } from '@/components/delivery/two-days';
import { classes } from '@/components/ui/classes';
import { namesByClass } from '@/lib/basket/delivery-class';
import { type Delivered, planDelivery, splitDelivery } from '@/lib/basket/delivery-plan';
import { shortDay } from '@/lib/dates/rules';
import { HOW_IT_COMES, WHO_BRINGS } from '@/lib/delivery/class-words';
import { isByVan } from '@/lib/delivery/classes';
import type { DeliveryTerms, Zone } from '@/lib/delivery/types';
import { unservedLine } from '@/lib/delivery/words';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-delivery.module.css';

const c = classes(css);

type Props = { lines: readonly Delivered[]; zone: Zone; now: Date; terms: DeliveryTerms };

/** Says when and how the whole basket can be delivered, the days of two deliveries, and which lines have no day. */
export function DeliveryDays({ lines, zone, now, terms }: Props) {
  const { together, dearer, by, undated } = planDelivery(lines, zone, now, terms);
  const two = splitDelivery(lines, zone, now, terms);
  const groups = namesByClass(lines);
  return (
    <>
      {together ? (
        <p>
          <b className={c('day')}>{`${by === 'parcel' ? 'By ' : ''}${shortDay(together)}`}</b>
          {dearer ? (
            <>
              {` for ${formatTotal(dearer.by)} more, or `}
              <b>{shortDay(dearer.day)}</b> at no extra cost
            </>
          ) : null}
          {lines.length > 1 ? `, everything ${groups.length > 1 ? 'by then' : 'together'}.` : '.'}
          {isByVan(by) ? ' You choose the day at the checkout.' : null}
        </p>
      ) : null}
      {groups.length > 1 ? (
        <ul className="t-small t-second" aria-label="Who brings it">
          {groups.map(({ by: each, names }) => (
            <li key={each}>
              {WHO_BRINGS[each]}
              {each === 'parcel' ? ', no later than the day the van comes' : null}: {names.join('; ')}
            </li>
          ))}
        </ul>
      ) : (
        <p className="t-small t-second">{HOW_IT_COMES[by]}</p>
      )}
      {two ? (
        <div className="t-small t-second">
          <p>Or in two deliveries, chosen at the checkout:</p>
          <TwoDays {...two} />
        </div>
      ) : null}
      {undated.length > 0 ? (
        <p className="t-small">
          {zone.served
            ? `We cannot give a day yet for: ${undated.join(', ')}.`
            : `${unservedLine(zone)}. Ring us and we will see what can be done.`}
        </p>
      ) : null}
    </>
  );
}
