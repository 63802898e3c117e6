import type { Range } from '@/lib/catalogue/facts/types';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { fitAtHome } from '@/lib/fit/at-home';
import { fitFacts } from '@/lib/fit/facts';
import type { Home } from '@/lib/home/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Piece } from '@/lib/kitchen/types';
import type { Pence } from '@/lib/money/types';

/** What cannot be had any more: its facts, as far as they are known, what it cost, and the SKU of what replaced it. */
export type Lost = Classified & { price: Pence | null; successor?: string | null };

const MOST = 3;
/** A cut-out sawn for another hob may be off by so much. */
const CUT_OUT_MM = 3;

const overlap = (one: Range | null, other: Range | null): boolean =>
  one === null || (other !== null && one.min <= other.max && other.min <= one.max);

const near = (one: number | null, other: number | null): boolean =>
  one === null || (other !== null && Math.abs(one - other) <= CUT_OUT_MM);

const noLarger = (had: number | null, has: number | null): boolean =>
  had === null || (has !== null && has <= had);

/** Whether it goes into the very place: the same housing or cut-out, else no wider and no higher. A hood may hang as it likes. */
function takesItsPlace(lost: Classified, other: Classified): boolean {
  const [was, is] = [fitFacts(lost), fitFacts(other)];
  if (was.cutOut)
    return (
      near(was.cutOut.width, is.cutOut?.width ?? null) && near(was.cutOut.depth, is.cutOut?.depth ?? null)
    );
  if (was.niche)
    return (
      overlap(was.niche.width, is.niche?.width ?? null) && overlap(was.niche.height, is.niche?.height ?? null)
    );
  if (traitsOf(lost.kind).piece === 'hood') return true;
  return (
    is.niche === null && noLarger(was.body.width, is.body.width) && noLarger(was.body.height, is.body.height)
  );
}

const clashes = (pieces: readonly Piece[], { kitchen }: Home): number =>
  findingsFor(pieces, kitchen).filter(({ result }) => result === 'CLASH').length;

/**
 * What may take the place of a product that is sold out or withdrawn: of its type, for the same housing, cut-out or gap,
 * not too large for what was measured at home, and in no new clash with the rest; what its maker replaced it by, then the
 * nearest in price (experience §6 F5).
 * @param rest the other pieces of the list
 */
export function insteadOf(
  lost: Lost,
  rest: readonly Piece[],
  candidates: readonly ProductCard[],
  home: Home,
): ProductCard[] {
  const listed = new Set(rest.map(({ sku }) => sku));
  const before = clashes(rest, home);
  const replaces = ({ sku }: ProductCard) => sku.toUpperCase() === lost.successor?.toUpperCase();
  const away = ({ price }: ProductCard) => Math.abs((price?.now ?? 0) - (lost.price ?? 0));
  return candidates
    .filter(
      (card) =>
        card.price &&
        isBuyable(card.stock) &&
        !listed.has(card.sku) &&
        takesItsPlace(lost, card) &&
        fitAtHome(card, home.spaces)?.verdict !== 'NO' &&
        clashes([...rest, pieceOf(card, 1)], home) <= before,
    )
    .toSorted((a, b) => Number(replaces(b)) - Number(replaces(a)) || away(a) - away(b))
    .slice(0, MOST);
}
