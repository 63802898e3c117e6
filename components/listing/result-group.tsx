import { ProductCard, type ShownCard } from '@/components/card/product-card';
import { CompareMarkup } from '@/components/compare/compare-markup';
import { SaveMarkup } from '@/components/lists/wishlist/save-markup';
import { ASLEEP, EARLY } from '@/components/ui/controls/early-press';
import type { CardView } from '@/lib/catalogue/card-view';
import type { Chosen } from '@/lib/compare/tray';
import type { Pence } from '@/lib/money/types';

/** The product that the controls of a card act on. */
export type ListedProduct = Chosen & { name: string; price?: Pence | undefined };

export type ResultCardProps = {
  card: ShownCard;
  view: CardView;
  eager: boolean;
  product: ListedProduct;
};

/** Products of a list, each with a wishlist button and a compare tick. */
export const ResultGroup = ({ cards }: { cards: ResultCardProps[] }) =>
  cards.map((card) => <ResultCard key={card.product.id} {...card} />);

/** `controlCards` sets the state of these controls in the browser. */
const CONTROLLED = { [EARLY]: ASLEEP, suppressHydrationWarning: true };

export function ResultCard({ product, ...rest }: ResultCardProps) {
  return (
    <ProductCard
      {...rest}
      grouped
      product={product}
      save={<SaveMarkup {...CONTROLLED} name={product.name} data-save />}
      foot={<CompareMarkup {...CONTROLLED} name={product.name} data-compare />}
    />
  );
}
