import { createPortal } from 'react-dom';
import type { Spaces } from '@/lib/fit/at-home';
import { useCards } from '@/lib/lists/cards-client';
import { FitBadge } from './fit-badge';
import { useNearby } from './use-nearby';

type Props = {
  /** Ids of the products in the order of their cards. */
  ids: readonly number[];
  spaces: Spaces;
  /** Selector of the cards' pictures, within the surrounding list or else the page. */
  pictures: string;
};

/** Adds a fit badge to the picture of each server-rendered card. */
export function FitBadges({ ids, spaces, pictures }: Props) {
  const products = new Map(useCards(ids).data?.map((card) => [card.id, card]));
  const { anchor, found } = useNearby(pictures, ids.join());
  return (
    <span ref={anchor} hidden>
      {found.map((picture, at) => {
        const card = products.get(ids[at] ?? 0);
        return card
          ? createPortal(<FitBadge product={card} spaces={spaces} />, picture, String(card.id))
          : null;
      })}
    </span>
  );
}
