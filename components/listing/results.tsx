import { cardGrid } from '@/components/card/card-grid';
import { shownCard } from '@/components/card/product-card';
import type { Finish } from '@/components/parts/finished/types';
import { classes } from '@/components/ui/classes';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { chosenOf } from '@/lib/compare/tray';
import type { Policy } from '@/lib/policy/types';
import { ResultGroupStanding } from './later';
import { ResultCard } from './result-group';
import css from './results.module.css';
// Styles of server-rendered parts, whose script is loaded later.
import '@/components/compare/compare-tick.module.css';

const c = classes(css);

/** Number of pictures in the first screen of a desktop. */
const FIRST_ROW = 4;
/** Two rows on a phone, which lays out one such group at a time; wider screens ignore groups. */
const GROUP = 4;
/** Delivery days and tariffs change on the hour. */
const HOUR_MS = 3_600_000;

type Props = { products: readonly Card[]; now: Date; policy: Policy; finish?: Finish | undefined };

/** The products of one page, as cards or, if `data-view` around it says so, as compact rows. */
export function Results({ products, now, policy, finish }: Props) {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const propsOf = (card: Card, eager: boolean) => ({
    card: shownCard(card),
    view: cardView(card, now, policy),
    eager,
    product: { ...chosenOf(card), price: card.price?.now },
  });
  const groups = Array.from({ length: Math.ceil(products.length / GROUP) }, (_, at) =>
    products.slice(at * GROUP, (at + 1) * GROUP),
  );
  return (
    <div className={cardGrid({ rail: true, className: c('results') })} role="list" data-results-list>
      {groups.map((group, at) => {
        const className = c('group', at > 0 && 'later');
        const key = group[0]?.id;
        const eager = at * GROUP < FIRST_ROW;
        if (!finish)
          return (
            <ResultGroupStanding
              className={className}
              key={key}
              cards={group.map((card) => propsOf(card, eager))}
            />
          );
        const name = eager ? 'eager card' : 'card';
        const drawn = group.map((card) =>
          finish(name, ResultCard, () => propsOf(card, eager), [card, policy, hour]),
        );
        return (
          <div className={className} key={key}>
            {drawn}
          </div>
        );
      })}
    </div>
  );
}
