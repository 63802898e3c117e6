import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';
import { closestOf } from './closeness';
import css from './closer-look.module.css';
import { useCloseness } from './use-closeness';

const c = classes(css);

/** The widest that the image service offers (specification §9). */
const WIDEST = 1200;

/**
 * A picture in a square. A press or pinch enlarges it at that point, as far as its pixels allow; one finger moves the
 * enlarged picture, or swipes to another.
 */
export function CloserLook({ picture, onSwipe }: { picture: Picture; onSwipe: (step: 1 | -1) => void }) {
  const {
    near: { scale, x, y },
    handlers,
  } = useCloseness(onSwipe);
  const [closest, setClosest] = useState(1);
  const isLarger = closest > 1;
  const close = scale > 1;
  return (
    <button
      type="button"
      className={c('look', isLarger && 'larger', close && 'close')}
      aria-pressed={isLarger ? close : undefined}
      aria-disabled={isLarger ? undefined : true}
      aria-label={isLarger ? `Look closer: ${picture.alt}` : picture.alt}
      {...handlers}
    >
      <span className={c('plane')} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {/* A single source, because with several a browser does not tell the natural width of the one it chose. */}
        <img
          src={pictureAt(picture, WIDEST)}
          width={600}
          height={600}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, clientWidth } }) =>
            setClosest(closestOf(naturalWidth, clientWidth))
          }
        />
      </span>
      {isLarger ? (
        <span className={c('sign')}>
          <Icon name={close ? 'minus' : 'plus'} />
        </span>
      ) : null}
    </button>
  );
}
