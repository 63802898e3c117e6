import { BasketChecksLater } from '@/components/basket-checks/later';
import { MiniLine } from '@/components/checkout/mini-line';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { cardsIn } from '@/lib/basket/rules';
import type { Basket } from '@/lib/basket/types';
import { fittingOf } from '@/lib/basket/words';
import { withdrawalCosts } from '@/lib/checkout/withdrawal-words';
import { calledOf } from '@/lib/catalogue/names';
import { preOrderLine } from '@/lib/catalogue/pre-order';
import type { SiteSettings } from '@/lib/content/types';
import { unbroken } from '@/lib/i18n/unbroken';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import css from './review.module.css';

const c = classes(css);

type Props = { basket: Basket; settings: SiteSettings | null; policy: Policy };

/** What the law requires to be shown before an order is placed (experience §1 L1): goods, rights and the seller. */
export function Review({ basket, settings, policy }: Props) {
  const office = settings ? [...settings.addressLines, settings.postcode].filter(Boolean).join(', ') : '';
  const cards = cardsIn(basket);
  const fitting = fittingOf(basket.lines);
  const ahead = basket.lines.flatMap(
    ({ product }) =>
      (product &&
        preOrderLine(product.stock, `${calledOf(product)} is`, 'You pay for it today, with the rest.')) ??
      [],
  );
  return (
    <section aria-labelledby="review" className={c('review')}>
      <h2 id="review">Check your order</h2>
      <BasketChecksLater lines={basket.lines} />
      <Panel className={c('goods')}>
        <ul aria-label="Your goods">
          {basket.lines.map((line) => (
            <MiniLine key={line.id} line={line} facts />
          ))}
        </ul>
      </Panel>
      <dl className={c('rights')}>
        {ahead.length > 0 ? (
          <div>
            <dt>{ahead.length > 1 ? 'Pre-orders' : 'Pre-order'}</dt>
            <dd>{ahead.join(' ')}</dd>
          </div>
        ) : null}
        {fitting ? (
          <div>
            <dt>The fitting</dt>
            <dd>{fitting}</dd>
          </div>
        ) : null}
        <div>
          <dt>Change your mind</dt>
          <dd>
            You may cancel within 14 days of the delivery without giving a reason, and get a full refund,
            standard delivery included. That is the law; we give you {policy.returns.days} days.{' '}
            {withdrawalCosts(cards, policy.returns).join(' ')}{' '}
            <a href={href('/cancel-an-order')} target="_blank" rel="noopener">
              Your right to cancel, with the model form<span className="vh">, opens in a new tab</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>If something is faulty</dt>
          <dd>
            Your legal rights apply for as long as the law says
            {settings?.guaranteeYears
              ? `, and our ${settings.guaranteeYears}-year guarantee comes on top`
              : null}
            .{' '}
            <a href={href('/terms')} target="_blank" rel="noopener">
              Terms of sale<span className="vh">, opens in a new tab</span>
            </a>
          </dd>
        </div>
        {settings ? (
          <div>
            <dt>You buy from</dt>
            <dd>
              {settings.legalName}, company number {settings.companyNumber}, {unbroken(office)}. VAT number{' '}
              {settings.vatNumber}. {settings.email}, {settings.phone}.
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
