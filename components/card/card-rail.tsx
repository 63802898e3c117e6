import { SectionHead } from '@/components/ui/surface';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

/** Cards of one kind under a heading. */
export type Row = {
  heading: string;
  /** Path of the list with more of them; null where there is none. */
  path: string | null;
  cards: readonly Card[];
};

type Props = Row & { now: Date; policy: Policy };

/** A heading, a row of product cards, and a link to the list with more of them. */
export function CardRail({ heading, path, cards, now, policy }: Props) {
  return (
    <section className="section wrap" aria-label={heading}>
      <SectionHead title={heading} beside={path ? <a href={path}>See them all</a> : null} />
      <CardGrid four>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} view={cardView(card, now, policy)} />
        ))}
      </CardGrid>
    </section>
  );
}
