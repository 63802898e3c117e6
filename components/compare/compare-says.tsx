import { classes } from '@/components/ui/classes';
import { comparedOf } from '@/lib/compare/compared';
import { whyMore } from '@/lib/compare/why-more';
import { formatPrice } from '@/lib/money/rules';
import { ratesOf } from '@/lib/true-cost/rules';
import css from './compare-says.module.css';
import { CostTable } from './cost-table';
import type { SaysProps } from './says-props';

const c = classes(css);

/** Says why one would pay more, and what each costs over ten years (experience §6 F3, F4). */
export function CompareSays({ cards, home, today, policy }: SaysProps) {
  const compared = comparedOf(cards, home, today, policy);
  const rates = ratesOf(home, today, policy.energy);
  const dearer = whyMore(compared);
  return (
    <div className={c('says')}>
      {dearer.map((why) => (
        <section key={why.name} className={c('why')} aria-label={`Why pay more for the ${why.name}`}>
          <h2 className="t-h3">
            Why pay {formatPrice(why.more)} more for the {why.name}?
          </h2>
          {why.nothing ? <p>{why.nothing}</p> : null}
          {why.gains.length > 0 ? (
            <ul>
              {why.gains.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
          ) : null}
          {why.payBack ? <p>{why.payBack}</p> : null}
          {why.losses.length > 0 ? (
            <p className="t-second">
              The {why.against} is better in: {why.losses.join('; ')}.
            </p>
          ) : null}
        </section>
      ))}
      {rates ? (
        <CostTable compared={compared} rates={rates} home={home} today={today} policy={policy} />
      ) : null}
    </div>
  );
}
