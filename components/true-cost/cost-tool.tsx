import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import { announce } from '@/components/ui/feedback/live-store';
import type { Chore } from '@/lib/catalogue/kinds/types';
import { useLocalValue } from '@/lib/device/local-value';
import { changeHome, home, useKeptWords } from '@/lib/home/client';
import { MOST } from '@/lib/home/rules';
import { formatTotal } from '@/lib/money/rules';
import { usePolicy } from '@/lib/policy/client';
import { href } from '@/lib/routing/href';
import { ratesOf, trueCost, YEARS, yearOf } from '@/lib/true-cost/rules';
import { CostAnswer, type CostInput } from './cost-answer';
import css from './cost.module.css';
import { PriceField } from './price-field';

const c = classes(css);

const WEEKS = 52;

const CHORES: Readonly<Record<Chore, string>> = {
  wash: 'Washes a week',
  dry: 'Loads dried a week',
  dishes: 'Loads of dishes a week',
  bake: 'Times a week',
};

/** The total cost with the shopper's own years, loads and rates, which are stored for all products. */
export function CostTool({ focus, ...input }: CostInput & { focus: boolean }) {
  const id = useId();
  const policy = usePolicy();
  const told = useLocalValue(home);
  const kept = useKeptWords('Kept on this device, for every product.');
  const [years, setYears] = useState<number>(YEARS.usual);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) first.current?.focus();
  }, [focus]);

  const use = input.modes[0]?.use;
  const chore = use?.basis === 'cycle' ? use.chore : null;
  const ownTimes = chore ? told.chores[chore] : undefined;
  const usual = use?.basis === 'cycle' ? Math.round(use.cyclesAYear / WEEKS) : 0;
  const rates = ratesOf(told, input.today, policy.energy);
  const year = rates && use ? yearOf(use, rates, told.chores) : null;
  const total = year && formatTotal(trueCost(input.price, input.delivery, year, years).total);
  const isGas = use?.fuel === 'gas';
  const tariff = isGas ? rates?.gas?.tariff : rates?.tariff;
  const known = useRef(total);
  /** Announces the total when the shopper releases the slider, not at each step of it, and only if it has changed. */
  const say = (hasUnread: boolean) => {
    if (hasUnread || !total || total === known.current) return;
    known.current = total;
    announce(`Total ${total}`);
  };

  return (
    <UnreadFields>
      {(hasUnread) => (
        <>
          <form
            className={c('ask')}
            onSubmit={(event) => event.preventDefault()}
            aria-label="Your own figures"
            data-no-print
          >
            <Slider
              id={`${id}-years`}
              label="Years"
              value={years}
              least={YEARS.least}
              most={YEARS.most}
              onChange={setYears}
              onDone={() => say(hasUnread)}
              inputRef={first}
            />
            {chore ? (
              <Slider
                id={`${id}-loads`}
                label={CHORES[chore]}
                value={ownTimes ?? usual}
                shown={ownTimes === undefined ? `about ${usual}` : undefined}
                least={0}
                most={Math.min(MOST.chore, 21)}
                onChange={(times) => changeHome({ chores: { ...told.chores, [chore]: times } })}
                onDone={() => say(hasUnread)}
              />
            ) : null}
            <PriceField
              id={`${id}-power`}
              label={isGas ? 'Gas, pence a kWh' : 'Electricity, pence a kWh'}
              placeholder={tariff ? String(tariff.pence) : ''}
              name={isGas ? 'gas' : 'power'}
              value={isGas ? told.gas : told.power}
              onChange={(pence) => changeHome(isGas ? { gas: pence } : { power: pence })}
              onDone={() => say(hasUnread)}
            />
            {use?.basis === 'cycle' && use.litres !== null ? (
              <PriceField
                id={`${id}-water`}
                label="Water, pounds a cubic metre"
                name="water"
                value={told.water}
                placeholder={(policy.energy.water.pence / 100).toFixed(2)}
                onChange={(water) => changeHome({ water })}
                onDone={() => say(hasUnread)}
              />
            ) : null}
            {use?.basis === 'cycle' && use.litres !== null ? (
              <Checkbox
                checked={!told.hasMeter}
                onChange={({ target }) => changeHome({ hasMeter: !target.checked })}
                label="I have no water meter"
              />
            ) : null}
          </form>
          {hasUnread ? (
            <p role="status">{UNREAD_WORDS}</p>
          ) : (
            <CostAnswer {...input} home={told} years={years} policy={policy} />
          )}
          <p className="t-small">
            {kept} <a href={href('/my-home')}>Cheaper hours, and everything else about my home</a>
          </p>
        </>
      )}
    </UnreadFields>
  );
}

type SliderProps = {
  id: string;
  label: string;
  value: number;
  /** Text in place of a rounded value. */
  shown?: string | undefined;
  least: number;
  most: number;
  onChange: (value: number) => void;
  onDone: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
};

function Slider({ id, label, value, shown, least, most, onChange, onDone, inputRef }: SliderProps) {
  return (
    <div className={c('slider')}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown ?? value}</output>
      <input
        ref={inputRef}
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onDone}
        onKeyUp={onDone}
      />
    </div>
  );
}
