import { useEffect } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocalValue } from '@/lib/device/local-value';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { movedSince, snapshotsAnew, withSnapshots } from '@/lib/lists/snapshots';
import { snapshots } from '@/lib/lists/snapshots-client';
import { formatTotal } from '@/lib/money/rules';
import { usePolicy } from '@/lib/policy/client';
import css from './multibuy.module.css';

const c = classes(css);

type Props = {
  lines: readonly MultibuyLine[];
  /** Ids of the products that are no longer sold. */
  gone: readonly number[];
};

/** Both totals when prices have changed since the set was made, up or down (experience §6 F5). */
export function PriceMoves({ lines, gone }: Props) {
  const { sets } = usePolicy();
  const noted = useLocalValue(snapshots);
  useEffect(() => {
    const next = withSnapshots(noted, lines, gone);
    if (next !== noted) snapshots.change(() => next);
  }, [noted, lines, gone]);
  const moved = movedSince(lines, noted, sets);
  if (!moved) return null;
  return (
    <Notice kind="info" role="status">
      <p>
        Prices have changed since you made this kitchen set. It came to <b>{formatTotal(moved.before)}</b>{' '}
        then, and comes to <b>{formatTotal(moved.now)}</b> now.
      </p>
      <ul className={c('problems')}>
        {moved.goods.map(({ name, before, now }) => (
          <li key={name}>{`${name}: ${formatTotal(before)} then, ${formatTotal(now)} now.`}</li>
        ))}
      </ul>
      <TextButton onClick={() => snapshots.change((before) => snapshotsAnew(before, lines, gone))}>
        Dismiss
      </TextButton>
    </Notice>
  );
}
