import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/components/card/product-card';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { unbroken } from '@/lib/i18n/unbroken';
import type { Policy } from '@/lib/policy/types';

type Props = { picks: { card: Card; reason: string }[]; now: Date; policy: Policy };

/** Recommended products, each with its reason, at current prices (experience GDE-4). */
export function GuidePicks({ picks, now, policy }: Props) {
  return (
    <CardGrid rail>
      {picks.map(({ card, reason }) => (
        <ProductCard
          key={card.id}
          card={card}
          view={cardView(card, now, policy)}
          foot={<p className="t-small">{unbroken(reason)}</p>}
        />
      ))}
    </CardGrid>
  );
}
