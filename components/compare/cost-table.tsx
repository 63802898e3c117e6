import { classes } from '@/components/ui/classes';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { tariffNote } from '@/lib/catalogue/running-cost-words';
import type { Compared } from '@/lib/compare/types';
import { deliveryPrice } from '@/lib/delivery/price';
import type { Home } from '@/lib/home/types';
import { formatPrice, formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy, Tariff } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import { modesOf, type Rates, rateOf, trueCost, YEARS, yearOf } from '@/lib/true-cost/rules';
import css from './compare-says.module.css';
import { WholeWords } from './whole-words';

const c = classes(css);

type Props = { compared: readonly Compared[]; rates: Rates; home: Home; today: string; policy: Policy };

/**
 * Cost of buying and of ten years' use by product. Leaves out products without a label or a price. Says only that the
 * costs cannot be compared where the labels have different bases.
 */
export function CostTable({ compared, rates, home, today, policy }: Props) {
  const costs = compared.flatMap(({ card, name, basis }) => {
    const [mode] = modesOf(card);
    if (!mode || !card.price) return [];
    const year = yearOf(mode.use, rates, home.chores);
    if (!year) return [];
    const delivery = deliveryPrice(card.price.now, deliveryClassOf(card), policy.delivery);
    return [{ name, basis, year, cost: trueCost(card.price.now, delivery, year, YEARS.usual) }];
  });
  if (costs.length === 0) return null;
  const fuels = [...new Set(costs.map(({ year }) => year.fuel))];
  const usesWater = costs.some(({ cost }) => cost.water !== null);
  if (new Set(costs.map(({ basis }) => basis)).size > 1)
    return (
      <p className="t-small t-second">
        Their labels are of different kinds and use different loads, so their running costs cannot be
        compared.
      </p>
    );
  return (
    <section className={c('costs')} aria-labelledby="h-costs">
      <h2 id="h-costs" className="t-h3">
        What {YEARS.usual} years cost
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Appliance</th>
            <th scope="col">To buy</th>
            <th scope="col">{energyName(fuels)}</th>
            {usesWater ? <th scope="col">Water</th> : null}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ name, cost }) => (
            <tr key={name}>
              <th scope="row">
                <WholeWords name={name} />
              </th>
              <td>{formatPrice(cost.price + cost.delivery)}</td>
              <td>{formatTotal(cost.energy)}</td>
              {usesWater ? <td>{told(cost.water)}</td> : null}
              <td>{formatTotal(cost.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t-small t-second">
        {fuels.map((fuel) => basisWords(rateOf(rates, fuel), fuel, today)).join(' ')}{' '}
        <a href={href('/my-home')}>Use your own figures</a>
      </p>
    </section>
  );
}

const energyName = (fuels: readonly Tariff['fuel'][]): string =>
  fuels.length > 1 ? 'Energy' : fuels[0] === 'gas' ? 'Gas' : 'Electricity';

function basisWords(rate: ReturnType<typeof rateOf>, fuel: Tariff['fuel'], today: string): string {
  if (rate?.tariff) return tariffNote(rate.tariff, today);
  const price = rate?.pence.toFixed(2).replace(/\.?0+$/, '') ?? '';
  return `Based on your own price of ${price}p a kWh${fuel === 'gas' ? ' of gas' : ''}.`;
}

const told = (water: Pence | null): string => (water === null ? 'None' : formatTotal(water));
