import { ContentImage } from '@/components/ui/content-image';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { ElevationItem } from '@/lib/content/home-types';
import { GoodsDrawing } from './drawings';
import css from './elevation.module.css';

const c = classes(css);
const RUN_MM = 6040;

/** A department as a drawing that is one link. An item of zero width appears only among the tiles of a phone. */
export function ElevationPiece({ item, count }: { item: ElevationItem; count: number }) {
  const { label, path, pictures, drawing, placement, dimension } = item;
  const style = {
    '--x': item.left,
    '--y': item.bottom,
    '--w': item.width,
    '--h': item.height,
    '--o': item.phoneOrder,
  } as React.CSSProperties;
  const share = Math.ceil((item.width / RUN_MM / Math.max(1, pictures.length)) * 120);
  return (
    <li
      className={c('item', placement !== 'floor' && placement, item.width === 0 && 'phoneOnly')}
      style={style}
    >
      <a href={path}>
        <span className={c('name')}>
          {label} <span className={c('count')}>{count.toLocaleString('en-GB')}</span>
        </span>
        <span className={c('picture')}>
          {pictures.map((picture) => (
            <ContentImage
              key={picture.src}
              picture={picture}
              alt=""
              sizes={`(min-width: 1024px) ${share}vw, 110px`}
              loading="eager"
              first={item.height > 1500}
            />
          ))}
          {pictures.length === 0 && drawing ? <GoodsDrawing name={drawing} /> : null}
        </span>
      </a>
      {dimension ? (
        <DimensionLine silent className={c('mm')}>
          {dimension}
        </DimensionLine>
      ) : null}
    </li>
  );
}
