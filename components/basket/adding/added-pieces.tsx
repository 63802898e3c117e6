import { ProductThumb } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import css from './added-panel.module.css';
import type { AddedPiece } from './added-store';

const c = classes(css);

/** Number of pictures that fill two rows. */
const MOST = 8;

/** The products of a whole set as small pictures; one without a picture is shown by its name. */
export function AddedPieces({ pieces }: { pieces: readonly AddedPiece[] }) {
  const shown = pieces.length > MOST ? pieces.slice(0, MOST - 1) : pieces;
  const more = pieces.length - shown.length;
  return (
    <ul className={c('pieces')} aria-label="In it">
      {shown.map(({ card: { id, name, picture }, quantity }) => (
        <li key={id}>
          {picture ? <ProductThumb picture={picture} /> : null}
          <span className={picture ? 'vh' : undefined}>{name}</span>
          {quantity > 1 ? <b className={c('times')}>{`× ${quantity}`}</b> : null}
        </li>
      ))}
      {more > 0 ? <li>{`and ${more} more`}</li> : null}
    </ul>
  );
}
