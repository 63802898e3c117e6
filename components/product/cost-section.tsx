import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/notice';
import { WATER } from '@/lib/catalogue/data/tariffs';
import {
  consumptionOf,
  energyAYear,
  isOutOfDate,
  kwhAYear,
  tariffOn,
  totalCost,
  waterAYear,
} from '@/lib/catalogue/running-cost';
import { tariffNote } from '@/lib/catalogue/running-cost-words';
import type { Attributes } from '@/lib/catalogue/types';
import { formatPrice, formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './cost-section.module.css';

const c = classes(css);
const YEARS = 10;
const inPounds = (pence: Pence) => formatPrice(Math.round(pence / 100) * 100);

type Props = { attributes: Attributes; price: Pence; today: string };

/** What buying and running it comes to in ten years (experience §6 F3); nothing where the label gives no figure. */
export function CostSection({ attributes, price, today }: Props) {
  const use = consumptionOf(attributes);
  const tariff = tariffOn(today);
  if (!use || !tariff) return null;
  const energy = energyAYear(use, tariff.pence);
  const water = waterAYear(use, WATER.pence);
  const parts = [price, energy * YEARS, ...(water ? [water * YEARS] : [])];
  return (
    <section className={c('cost')} aria-labelledby="h-cost">
      <h2 className="t-h2" id="h-cost">
        What ten years cost
      </h2>
      <p className="t-second">
        {formatPrice(price)} to buy and about {inPounds(energy * YEARS)} for electricity.
        {water ? ` With a water meter add about ${inPounds(water * YEARS)} for water.` : null}
      </p>
      <div
        className={c('bar')}
        style={{ gridTemplateColumns: parts.map((part) => `${part}fr`).join(' ') }}
        aria-hidden="true"
      >
        {parts.map((part, at) => (
          <i
            key={at === 0 ? 'price' : at === 1 ? 'energy' : 'water'}
            className={c(`part${at}`)}
            data-part={part}
          />
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">A year</th>
            <th scope="col">{YEARS} years</th>
          </tr>
        </thead>
        <tbody>
          <Row part={0} name="Price" whole={price} />
          <Row
            part={1}
            name={`Electricity, ${kwhAYear(use).toFixed(1)} kWh`}
            yearly={energy}
            whole={energy * YEARS}
          />
          {water ? <Row part={2} name="Water" yearly={water} whole={water * YEARS} /> : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td />
            <td>{formatTotal(totalCost(price, energy + (water ?? 0), YEARS))}</td>
          </tr>
        </tfoot>
      </table>
      {isOutOfDate(tariff, today) ? (
        <Notice kind="warn">{tariffNote(tariff, today)}</Notice>
      ) : (
        <p className="t-small t-quiet">{tariffNote(tariff, today)}</p>
      )}
      <p className="t-small t-quiet">
        {use.basis === 'cycle'
          ? `${use.cyclesAYear} uses a year on the programme of the label; quick or hot programmes use more. `
          : null}
        {water ? `Water at £${(WATER.pence / 100).toFixed(2)} a cubic metre (${WATER.source}).` : null}
      </p>
    </section>
  );
}

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
