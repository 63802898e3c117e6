import { Button } from '@/components/ui/controls/button';
import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { extraValue, PLAIN_SWITCH } from '@/lib/basket/plain-fields';
import { calledOf } from '@/lib/catalogue/names';
import type { Candidate } from '@/lib/choosing/types';
import { weekdayAndDay } from '@/lib/dates/rules';
import type { DeliveryDay } from '@/lib/delivery/types';
import type { Switch } from '@/lib/mending/switch';
import { formatCharge, formatPrice, formatTotal } from '@/lib/money/rules';
import { CountSwitch } from './count-switch';
import css from './mending.module.css';

type Props = {
  candidate: Candidate;
  /** Days on which it can be delivered, earliest first. */
  days: readonly DeliveryDay[];
  work: Switch | null;
  postcode: string | null;
};

function workWords({ connect, collect }: Switch): string {
  if (connect && collect) return 'Old one out, new one in';
  return connect ? connect.name : (collect?.name ?? '');
}

function workText({ connect, collect }: Switch): string {
  return [connect, collect]
    .flatMap((each) => (each ? [`${each.name}, ${formatPrice(each.price)}`] : []))
    .join('; ');
}

/** Day, work and product in one plain form, which works without scripts. Nothing that costs money is preselected. */
export function SwitchForm({ candidate, days, work, postcode }: Props) {
  const { card } = candidate;
  const services = work ? [work.connect, work.collect].flatMap((each) => each ?? []) : [];
  return (
    <form className={css['switch']} action={PLAIN_SWITCH} method="post">
      <CountSwitch path={card.path} />
      <input type="hidden" name="product" value={card.id} />
      <input type="hidden" name="quantity" value={1} />
      <input type="hidden" name="sku" value={card.sku} />
      <input type="hidden" name="postcode" value={postcode ?? ''} />
      <ChoiceGroup legend="When?">
        {days.map(({ day, price }) => {
          const [weekday, date] = weekdayAndDay(day);
          return (
            <Choice
              key={day}
              name="day"
              value={day}
              label={`${weekday} ${date}`}
              price={formatCharge(price)}
            />
          );
        })}
      </ChoiceGroup>
      {work ? (
        <ChoiceGroup legend="Who does it?">
          <Choice
            type="checkbox"
            name="work"
            value={services.map(extraValue).join(' ')}
            label={workWords(work)}
            price={formatTotal(work.price)}
            text={services.length > 1 ? workText(work) : undefined}
          />
        </ChoiceGroup>
      ) : null}
      <p>
        <Button type="submit" wide>
          <span>
            Put it in the basket<span className="vh">: {calledOf(card)}</span>
          </span>
        </Button>
      </p>
    </form>
  );
}
