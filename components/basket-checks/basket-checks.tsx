import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { concernsFor, goodsOf } from '@/lib/basket-checks/rules';
import type { BasketLine } from '@/lib/basket/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import css from './basket-checks.module.css';

const c = classes(css);

/** Warns of what clashes in the basket or does not fit the home known to this browser; renders nothing otherwise. */
export function BasketChecks({ lines }: { lines: readonly BasketLine[] }) {
  const concerns = concernsFor(goodsOf(lines), useLocalValue(home));
  if (concerns.length === 0) return null;
  return (
    <Notice kind="warn" role="status">
      <p className={c('title')}>Check before you buy</p>
      <ul className={c('concerns')}>
        {concerns.map(({ key, what, why, advice, path }) => (
          <li key={key}>
            <b>{what}</b> {advice ? `${why} ${advice}` : why}{' '}
            {path ? (
              <a href={path}>
                See the figures<span className="vh">: {what}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
