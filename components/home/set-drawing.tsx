import { ProductPicture } from '@/components/product/product-picture';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/dimension-line';
import type { ProductCard } from '@/lib/catalogue/types';
import css from './kitchen-set.module.css';
import { layPiece, ROOM } from './set-geometry';

const c = classes(css);

/** The pieces of a set where they would stand, each at the scale of its own height. */
export function SetDrawing({ pieces }: { pieces: { slot: string; card: ProductCard }[] }) {
  const laid = pieces.flatMap(({ slot, card }) => {
    const place = layPiece(slot, card);
    return place && card.picture ? [{ slot, card, picture: card.picture, place }] : [];
  });
  if (laid.length === 0) return null;
  const share = (length: number) => `${(length / ROOM.width) * 100}%`;
  const rise = (length: number) => `${(length / ROOM.height) * 100}%`;
  return (
    <div className={c('side')}>
      <div
        className={c('room')}
        role="img"
        aria-label={`Drawn to one scale: ${laid.map(({ slot }) => slot.toLowerCase()).join(', ')}`}
      >
        <svg className={c('units')} viewBox="0 0 2900 2480" aria-hidden="true">
          <path d="M1085 1500h1640v40H1085z" />
          <path d="M1105 1540v765h700v-765M1105 1640h700M1105 2300v60h700v-60" />
        </svg>
        {laid.map(({ slot, picture, place }) => (
          <span
            key={slot}
            className={c('piece')}
            style={{ left: share(place.left), bottom: rise(place.bottom), width: share(place.side) }}
          >
            <ProductPicture picture={picture} alt="" sizes="(min-width: 1024px) 30vw, 50vw" />
          </span>
        ))}
        <span className={c('gap')} aria-hidden="true">
          <DimensionLine kind="upright">650</DimensionLine>
        </span>
        <i className={c('floor')} />
      </div>
    </div>
  );
}
