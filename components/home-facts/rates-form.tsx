import { type FormEvent, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import { announce } from '@/components/ui/feedback/live-store';
import type { Chore } from '@/lib/catalogue/kinds/types';
import { changeHome } from '@/lib/home/client';
import { readRates, typedRates } from '@/lib/home/figures';
import { CHORES } from '@/lib/home/rules';
import type { Home } from '@/lib/home/types';
import css from './home-facts.module.css';

const c = classes(css);

const PRICES = [
  {
    name: 'power',
    label: 'Electricity, pence a kWh',
    help: 'On your bill, VAT included. Without it we use the price cap.',
  },
  {
    name: 'offPeak',
    label: 'Electricity in cheaper hours, pence a kWh',
    help: 'Only if your tariff has them.',
  },
  {
    name: 'share',
    label: 'Share of it used in those hours, per cent',
    help: 'A rough figure for what you run at home.',
  },
  {
    name: 'gas',
    label: 'Gas, pence a kWh',
    help: 'For a gas oven. Without it we use the price cap.',
  },
  {
    name: 'water',
    label: 'Water, clean and waste, pounds a cubic metre',
    help: 'On your bill, if you have a meter. Without it we use a typical price.',
  },
] as const;

const CHORE_LABELS: Readonly<Record<Chore, string>> = {
  wash: 'Washes',
  dry: 'Loads dried',
  dishes: 'Loads of dishes',
  bake: 'Times the oven is used',
};

/** Fields for the shopper's own prices and habits; empty fields use typical values. */
export function RatesForm({ told }: { told: Home }) {
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [turn, setTurn] = useState(0);
  const typed = typedRates(told);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { rates, wrong: found } = readRates(Object.fromEntries(entries));
    setWrong(found);
    setTurn(turn + 1);
    if (Object.keys(found).length > 0) return;
    const isKept = changeHome(rates);
    announce(`${isKept ? 'Saved. ' : ''}Running costs now use your own figures`);
  };
  const field = (name: string, label: string, help?: string) => (
    <TextField
      // Re-renders the field with the value as it was understood.
      key={`${name} ${typed[name]}`}
      id={`rates-${name}`}
      name={name}
      label={label}
      help={help}
      error={wrong[name]}
      numeric
      inputMode="decimal"
      autoComplete="off"
      defaultValue={typed[name]}
    />
  );

  const faults = Object.entries(wrong).map(([name, message]) => ({ id: `rates-${name}`, message }));
  return (
    <form className={c('rates')} onSubmit={save} noValidate>
      {faults.length > 0 ? <ErrorSummary faults={faults} key={turn} /> : null}
      {PRICES.map(({ name, label, help }) => field(name, label, help))}
      <Checkbox
        key={`noMeter ${told.hasMeter}`}
        name="noMeter"
        value="on"
        defaultChecked={!told.hasMeter}
        label="I have no water meter"
      />
      <fieldset>
        <legend>How often a week</legend>
        {CHORES.map((chore) => field(chore, CHORE_LABELS[chore]))}
      </fieldset>
      <div>
        <Button type="submit">Save these</Button>
      </div>
    </form>
  );
}
