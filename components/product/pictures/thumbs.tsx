import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import type { View } from './gallery';
import css from './thumbs.module.css';

const c = classes(css);

type Props = { views: readonly View[]; at: number | null; onChoose: (at: number) => void };

/** Thumbnails of all views, with the current one marked; `at` is null if none is current. */
export function Thumbs({ views, at, onChoose }: Props) {
  return (
    <div className={c('thumbs')} data-no-print>
      {views.map(({ label, picture }, index) => (
        <button
          key={label}
          type="button"
          className={c('thumb')}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <span className={c('pic')}>
            {picture ? <ProductPicture picture={picture} alt="" sizes="84px" aside /> : <DrawingSign />}
          </span>
          {label}
        </button>
      ))}
    </div>
  );
}

function DrawingSign() {
  return (
    <svg className="drawing" viewBox="0 0 60 84" aria-hidden="true">
      <path className="d-prod-line" d="M12 8h42v62H12z" />
      <path className="d-line" d="M12 74v6M54 74v6M12 77h42M6 8H2M6 70H2M4 8v62" />
    </svg>
  );
}
