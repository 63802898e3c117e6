import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Spaces } from '@/lib/fit/at-home';
import { useCards } from '@/lib/lists/cards-client';
import { FitBadge } from './fit-badge';

type Props = {
  /** Of the products of the list around it, in their order. */
  ids: readonly number[];
  spaces: Spaces;
};

/** Says on each card's picture in the list around it how the product goes into the space that was measured. */
export function FitBadges({ ids, spaces }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [pictures, setPictures] = useState<readonly Element[]>([]);
  const products = new Map(useCards(ids).data?.map((card) => [card.id, card]));
  const shown = ids.join();
  useLayoutEffect(() => {
    const list = anchor.current?.closest('[data-listing]');
    setPictures(shown ? [...(list?.querySelectorAll('[data-results-list] > li > :first-child') ?? [])] : []);
  }, [shown]);
  return (
    <span ref={anchor} hidden>
      {pictures.map((picture, at) => {
        const { id, attributes } = products.get(ids[at] ?? 0) ?? {};
        return attributes
          ? createPortal(<FitBadge attributes={attributes} spaces={spaces} />, picture, String(id))
          : null;
      })}
    </span>
  );
}
