import { Strip } from '@/components/recommendations/strip';
import { gapOf } from '@/lib/catalogue/gap';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { takesItsPlace } from '@/lib/fit/its-place';
import { needSentence } from '@/lib/fit/need';

const MOST = 3;

/**
 * What can be bought in place of something that cannot: what goes into the same space, or, where nothing does, others
 * that are said to be of another size (experience PDP-6).
 * @param alike of its kind and near its price
 */
export function InStockNow({ product, alike }: { product: Classified; alike: readonly ProductCard[] }) {
  const { cards, why } = insteadOf(product, alike);
  return cards.length > 0 ? (
    <div data-no-print>
      <Strip title="In stock now" why={why} cards={cards.slice(0, MOST)} />
    </div>
  ) : null;
}

function insteadOf(product: Classified, alike: readonly ProductCard[]) {
  const here = alike.filter(({ stock }) => isBuyable(stock));
  const isPlaced = gapOf(product) !== null && needSentence(fitFacts(product)) !== null;
  if (!isPlaced) return { cards: here, why: 'The same kind, at a similar price.' };
  const fitting = here.filter((card) => takesItsPlace(product, card));
  return fitting.length > 0
    ? { cards: fitting, why: 'The same kind, for a space of the same size, at a similar price.' }
    : { cards: here, why: 'The same kind, at a similar price, but of another size. Check your space first.' };
}
