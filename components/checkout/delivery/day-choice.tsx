import type { ReactNode } from 'react';
import choice from '@/components/ui/controls/choice.module.css';
import { ChoiceFault } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { dayParts, shownFirst } from '@/lib/checkout/days';
import type { DeliveryOption } from '@/lib/checkout/types';
import { formatCharge } from '@/lib/money/rules';
import type { Bind } from './bind';
import css from './day-choice.module.css';

const c = classes({ ...choice, ...css });

type Props = {
  bind: Bind;
  /** Name of the field. */
  name: 'option' | 'option2';
  legend: string;
  /** Goods of this delivery, where there are two. */
  goods: readonly string[];
  options: readonly DeliveryOption[];
  /** Whether the days are being loaded. */
  asking: boolean;
  /** Button that loads the days, where none are shown and no postcode is typed. */
  children?: ReactNode;
};

/** The possible days of a delivery, each with its full price (experience CHK-4). */
export function DayChoice({ bind, name, legend, goods, options, asking, children }: Props) {
  const { id, error, initial, control } = bind(name);
  const { first, later } = shownFirst(options);
  const row = (option: DeliveryOption, at?: string) => {
    const { day, weekday, note, isWeekend } = dayParts(option);
    return (
      <label className={c('choice', 'radio', 'row')} key={option.id}>
        <input
          {...control}
          id={at}
          type="radio"
          value={option.id}
          defaultChecked={initial === option.id}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={c('day')}>
          <b>{day}</b> <small>{weekday}</small>
        </span>
        <span className={c('note')}>
          {isWeekend ? <span className={c('weekend')}>Weekend</span> : null} {note}
        </span>
        <span className={c('choicePrice')}>{formatCharge(option.price)}</span>
      </label>
    );
  };
  return (
    <fieldset className={c('group', 'block')}>
      <legend>{legend}</legend>
      {goods.length > 0 ? <p className={c('goods')}>{goods.join(', ')}</p> : null}
      <ChoiceFault id={id} error={error}>
        {options.length === 0 ? (
          <div className={c('none')} {...(error ? { id, tabIndex: -1 } : {})}>
            <p>
              {asking
                ? 'Looking up the days for this place.'
                : children
                  ? 'Choose the address to see every day with its price.'
                  : 'Enter the postcode above to see every day with its price.'}
            </p>
            {children}
          </div>
        ) : null}
        <div>{first.map((option, index) => row(option, index === 0 ? id : undefined))}</div>
        {later.length > 0 ? (
          <Fold
            title="Later days"
            kind="words"
            className={c('later')}
            open={later.some((option) => option.id === initial)}
          >
            <div>{later.map((option) => row(option))}</div>
          </Fold>
        ) : null}
      </ChoiceFault>
    </fieldset>
  );
}
