import { ProductCard, type ShownCard } from '@/components/card/product-card';
import { CompareTick } from '@/components/compare/compare-tick';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import type { CardView } from '@/lib/catalogue/card-view';
import type { Chosen } from '@/lib/compare/tray';
import type { Pence } from '@/lib/money/types';

type ResultCardProps = {
  card: ShownCard;
  view: CardView;
  eager: boolean;
  product: Chosen & { name: string; price?: Pence | undefined };
};

/** Products of a list, each to be saved and to be compared. */
export const ResultGroup = ({ cards }: { cards: ResultCardProps[] }) =>
  cards.map((card) => <ResultCard key={card.product.id} {...card} />);

function ResultCard({ product, ...rest }: ResultCardProps) {
  return (
    <ProductCard
      {...rest}
      grouped
      save={<SaveButton product={product} />}
      foot={<CompareTick product={product} />}
    />
  );
}
