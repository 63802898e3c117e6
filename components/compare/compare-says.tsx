import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import { comparedOf } from '@/lib/compare/compared';
import { verdict } from '@/lib/compare/verdict';
import { whyMore } from '@/lib/compare/why-more';
import type { Home } from '@/lib/home/types';
import { formatPrice } from '@/lib/money/rules';
import type { Policy } from '@/lib/policy/types';
import { ratesOf } from '@/lib/true-cost/rules';
import css from './compare-says.module.css';
import { CostTable } from './cost-table';

const c = classes(css);

type Props = {
  cards: readonly ProductCard[];
  /** Whose rates and habits count. */
  home: Home;
  today: string;
  policy: Policy;
};

/** What tells the products apart, why one would pay more, and what each comes to (experience §6 F3, F4). */
export function CompareSays({ cards, home, today, policy }: Props) {
  const compared = comparedOf(cards, home, today, policy);
  const rates = ratesOf(home, today, policy.energy);
  const sentences = verdict(compared);
  const dearer = whyMore(compared);
  return (
    <div className={c('says')}>
      <section aria-labelledby="h-apart" className={c('apart')}>
        <h2 id="h-apart" className="t-h3">
          In short
        </h2>
        {sentences.length > 0 ? (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p>By the figures there is nothing between them that you would notice.</p>
        )}
      </section>
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
