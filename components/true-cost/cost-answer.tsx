import { classes } from '@/components/ui/classes';
import type { Home } from '@/lib/home/types';
import { counted } from '@/lib/i18n/counted';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';
import { type Mode, rateOf, ratesOf, trueCost, yearOf } from '@/lib/true-cost/rules';
import { basisSentence, costSentence, usesSentence, waterSentence } from '@/lib/true-cost/words';
import css from './cost.module.css';

const c = classes(css);

export type CostInput = {
  /** The sum is made for the first. */
  modes: readonly Mode[];
  price: Pence;
  /** Delivery of this appliance alone to the mainland, in pence. */
  delivery: Pence;
  /** `2026-11-20` */
  today: string;
};

type Props = CostInput & { home: Home; years: number; policy: Policy };

/** The total cost in a sentence, a bar and a table, and what it is based on. */
export function CostAnswer({ modes, price, delivery, today, home, years, policy }: Props) {
  const { energy } = policy;
  const rates = ratesOf(home, today, energy);
  const [mode, ...others] = modes;
  const rate = rates && mode && rateOf(rates, mode.use.fuel);
  const year = rates && mode && yearOf(mode.use, rates, home.chores);
  if (!rate || !year) return null;
  const cost = trueCost(price, delivery, year, years);
  const bought = cost.price + cost.delivery;
  const parts = [bought, cost.energy, cost.water ?? 0];
  const notes = [
    ...(mode.use.basis === 'cycle' && year.cycles !== null
      ? [usesSentence(mode.use.chore, year.cycles)]
      : []),
    ...(cost.water !== null && home.water === null ? [waterSentence(energy.water)] : []),
    ...(rate.tariff ? ['In Northern Ireland there is no price cap: use the price on your bill.'] : []),
  ];
  return (
    <>
      <p className="t-second">{costSentence(cost, years)}</p>
      <div
        className={c('bar')}
        style={{ gridTemplateColumns: parts.map((part) => `${part}fr`).join(' ') }}
        aria-hidden="true"
      >
        {parts.map((part, at) =>
          part > 0 ? <i key={KEYS[at]} className={c(`part${at}`)} data-part={part} /> : null,
        )}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">A year</th>
            <th scope="col">{counted(years, 'year')}</th>
          </tr>
        </thead>
        <tbody>
          <Row part={0} name={cost.delivery > 0 ? 'Price and delivery' : 'Price'} whole={bought} />
          <Row
            part={1}
            name={`${mode.name}, ${year.kwh.toFixed(1)} kWh`}
            yearly={year.energy}
            whole={cost.energy}
          />
          {year.water === null || cost.water === null ? null : (
            <Row part={2} name="Water" yearly={year.water} whole={cost.water} />
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td>{formatTotal(cost.total)}</td>
          </tr>
        </tfoot>
      </table>
      {others.map(({ name, use }) => {
        const other = yearOf(use, rates, home.chores);
        return other ? (
          <p key={name} className="t-small">
            {name}: {formatTotal(other.energy)} a year.
          </p>
        ) : null;
      })}
      <p className="t-small t-quiet">
        <span>{basisSentence(rate, home.offPeak !== null && mode.use.fuel === 'electricity', today)}</span>
        {notes.length > 0 ? ` ${notes.join(' ')}` : null}
      </p>
    </>
  );
}

const KEYS = ['price', 'energy', 'water'] as const;

function Row({ part, name, yearly, whole }: { part: number; name: string; yearly?: Pence; whole: Pence }) {
  return (
    <tr>
      <th scope="row">
        <i className={c('key', `part${part}`)} aria-hidden="true" />
        {name}
      </th>
      <td>{yearly === undefined ? null : formatTotal(yearly)}</td>
      <td>{formatTotal(whole)}</td>
    </tr>
  );
}
