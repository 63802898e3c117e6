import { classes } from '@/components/ui/classes';
import { PhoneFold } from '@/components/ui/phone-fold';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { Classified } from '@/lib/catalogue/types';
import { deliveryPrice } from '@/lib/delivery/price';
import { NOTHING_SAID } from '@/lib/home/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';
import { modesOf, YEARS } from '@/lib/true-cost/rules';
import { timeSentence } from '@/lib/true-cost/words';
import { CostAnswer } from '@/components/true-cost/cost-answer';
import { CostOpenerLater } from '../later';
import css from '@/components/true-cost/cost.module.css';

const c = classes(css);

type Props = { product: Classified; price: Pence; today: string; policy: Policy };

/**
 * The total cost of buying and running a product (experience §6 F3); renders nothing if its label states no
 * consumption.
 */
export function CostSection({ product, price, today, policy }: Props) {
  const modes = modesOf(product);
  if (modes.length === 0) return null;
  const longer = timeSentence(product.facts);
  const delivery = deliveryPrice(price, deliveryClassOf(product), policy.delivery);
  const input = { modes, price, delivery, today };
  return (
    <section id="cost" aria-labelledby="h-cost" data-no-print>
      <PhoneFold title="What it really costs" titleId="h-cost">
        <div className={c('cost')}>
          <CostOpenerLater {...input}>
            <CostAnswer {...input} home={NOTHING_SAID} years={YEARS.usual} policy={policy} />
          </CostOpenerLater>
          {longer ? <p className="t-small">{longer}</p> : null}
        </div>
      </PhoneFold>
    </section>
  );
}
