import { isBuyable } from '@/lib/catalogue/stock';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { fitAtHome } from '@/lib/fit/at-home';
import { fitsInPlaceOf } from '@/lib/fit/its-place';
import type { Home } from '@/lib/home/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Piece } from '@/lib/kitchen/types';
import type { Pence } from '@/lib/money/types';

/** A product that is no longer available: its facts as far as known, what it cost, and the SKU of its successor. */
export type Lost = Classified & { price: Pence | null; successor?: string | null };

const MOST = 3;

const clashes = (pieces: readonly Piece[], { kitchen }: Home): number =>
  findingsFor(pieces, kitchen).filter(({ result }) => result === 'CLASH').length;

/**
 * Returns alternatives to a product that is sold out or withdrawn: the same type, for the same housing, cut-out or gap,
 * not too large for the measured space, and without a new clash with the rest. The maker's successor comes first, then
 * the nearest price (experience §6 F5).
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
        fitsInPlaceOf(lost, card) &&
        fitAtHome(card, home.spaces)?.verdict !== 'NO' &&
        clashes([...rest, pieceOf(card, 1)], home) <= before,
    )
    .toSorted((a, b) => Number(replaces(b)) - Number(replaces(a)) || away(a) - away(b))
    .slice(0, MOST);
}
