import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Picture } from '@/lib/catalogue/types';
import css from './closer-look.module.css';
import { useCloseness } from './use-closeness';

const c = classes(css);

/** One picture in a square: a press or two fingers look closer where they fell, one finger moves on or turns. */
export function CloserLook({ picture, onSwipe }: { picture: Picture; onSwipe: (step: 1 | -1) => void }) {
  const {
    near: { scale, x, y },
    handlers,
  } = useCloseness(onSwipe);
  const close = scale > 1;
  return (
    <button
      type="button"
      className={c('look', close && 'close')}
      aria-pressed={close}
      aria-label={`Look closer: ${picture.alt}`}
      {...handlers}
    >
      <span className={c('plane')} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <ProductPicture picture={picture} alt="" sizes="100vmin" eager />
      </span>
      <span className={c('sign')}>
        <Icon name={close ? 'minus' : 'plus'} />
      </span>
    </button>
  );
}
