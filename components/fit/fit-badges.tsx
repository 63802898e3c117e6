import { createPortal } from 'react-dom';
import type { Spaces } from '@/lib/fit/at-home';
import { useCards } from '@/lib/lists/cards-client';
import { FitBadge } from './fit-badge';
import { useNearby } from './use-nearby';

type Props = {
  /** Of the products, in the order of their cards. */
  ids: readonly number[];
  spaces: Spaces;
  /** Where the pictures of the cards are, in the list around it or else on the page. */
  pictures: string;
};

/** Says on the picture of each card that the server drew how its product goes into the space that was measured. */
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
