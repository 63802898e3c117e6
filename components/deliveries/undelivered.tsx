import { classes } from '@/components/ui/classes';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { Undelivered as Given } from '@/lib/deliveries/types';
import { counted } from '@/lib/i18n/counted';
import { href } from '@/lib/routing/href';
import css from './undelivered.module.css';

const c = classes(css);

type Props = {
  /** Null when the store cannot be reached. */
  items: readonly Given[] | null;
  /** Returns how long ago a time was, in words. */
  age: (at: number) => string;
};

/** Most deliveries listed; `npm run outbox` handles the rest. */
const MOST = 50;

/** Outbox entries that the shop gave up on, each to be tried again or dropped. */
export function Undelivered({ items, age }: Props) {
  return (
    <section aria-labelledby="h-undelivered">
      <h2 className="t-h3" id="h-undelivered">
        Failed deliveries
      </h2>
      {items === null ? (
        <Notice kind="warn">The queue of deliveries is not answering. Nothing in it is lost.</Notice>
      ) : null}
      {items?.length === 0 ? (
        <p className="t-second">Everything has been delivered or is still being tried.</p>
      ) : null}
      {items && items.length > 0 ? (
        <>
          <p className="t-second">
            {counted(items.length, 'delivery', 'deliveries')} failed for good. Fix the cause, then try each
            again.
          </p>
          <ul className={c('items')}>
            {items.slice(0, MOST).map((item) => (
              <li key={item.key}>
                <b>{item.key}</b>
                <span className="t-second">
                  {item.kind}, promised {age(item.since)}, given up {age(item.endedAt)} after{' '}
                  {counted(item.attempts, 'try', 'tries')}
                </span>
                <form action={href('/api/undelivered')} method="post">
                  <input type="hidden" name="key" value={item.key} />
                  <Button
                    type="submit"
                    kind="second"
                    name="what"
                    value="retry"
                    aria-label={`Try again: ${item.key}`}
                  >
                    Try again
                  </Button>
                  <Button
                    type="submit"
                    kind="second"
                    name="what"
                    value="drop"
                    aria-label={`Drop: ${item.key}`}
                  >
                    Drop
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
