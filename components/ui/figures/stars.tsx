import { classes } from '@/components/ui/classes';
import css from './stars.module.css';

const c = classes(css);

/** A rating as stars, read out as `4.6 out of 5, 212 reviews`. Omit `count` where it is shown nearby. */
export function Stars({ average, count }: { average: number; count?: number }) {
  const mean = average.toFixed(1);
  const words = count === undefined ? `${mean} out of 5` : `${mean} out of 5, ${reviews(count)}`;
  return (
    <span className={c('stars')} role="img" aria-label={words}>
      <span className={c('bar')}>
        <i style={{ width: `${average * 20}%` }} />
      </span>
      <b>{mean}</b>
      {count === undefined ? null : <span>{`(${count.toLocaleString('en-GB')})`}</span>}
    </span>
  );
}

function reviews(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-GB')} reviews`;
}
