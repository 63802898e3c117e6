import { Strip } from '@/components/card/strip';
import { gapOf } from '@/lib/catalogue/gap';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { fitsInPlaceOf } from '@/lib/fit/its-place';
import { needSentence } from '@/lib/fit/need';

const MOST = 3;

const SAME_SPACE = 'The same kind, for a space as wide and as high, at a similar price. Check the depth.';
const SAME_CUT_OUT = 'The same kind, for the same cut-out, at a similar price. Check the room below it.';
const ELSEWHERE =
  'The same kind, at a similar price, but we cannot say that any fits the same space. Check yours first.';

/**
 * Products to buy in place of one that is not available: those that fit the same space or, if none is known to, others
 * of its kind, with a note that says so (experience PDP-6).
 * @param alike products of its kind at a similar price
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
  const facts = fitFacts(product);
  const isPlaced = gapOf(product) !== null && needSentence(facts) !== null;
  if (!isPlaced) return { cards: here, why: 'The same kind, at a similar price.' };
  const fitting = here.filter((card) => fitsInPlaceOf(product, card));
  return fitting.length > 0
    ? { cards: fitting, why: facts.cutOut ? SAME_CUT_OUT : SAME_SPACE }
    : { cards: here, why: ELSEWHERE };
}
