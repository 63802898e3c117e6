import { classes } from '@/components/ui/classes';
import { ProductThumb } from '@/components/card/product-picture';
import type { PicturedPlace } from '@/lib/content/home-types';
import { slotsOf } from '@/lib/kitchen/slots';
import type { Piece } from '@/lib/kitchen/types';
import { listWords } from '@/lib/kitchen/words';
import css from './set-slots.module.css';

const c = classes(css);

type Props = { places: readonly PicturedPlace[]; pieces: readonly Piece[] };

/** The places of a set: the product in each, or a link to the list to choose one from (experience MB-1). */
export function SetSlots({ places, pieces }: Props) {
  if (places.length === 0) return null;
  return (
    <ul className={c('slots')} aria-label="Places of the set" data-no-print>
      {slotsOf(places, pieces).map(({ kind, label, path, picture, piece }) => (
        <li key={kind} className={c('slot', piece && 'taken')}>
          {picture && !piece ? <ProductThumb picture={picture} /> : null}
          <b>{label}</b>
          {piece ? (
            <span>{piece.name}</span>
          ) : (
            <a className="whole" href={path}>
              Choose {listWords([kind])}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
