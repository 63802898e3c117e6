import { classes } from '@/components/ui/classes';
import type { Verdict } from '@/lib/fit/types';
import css from './fit.module.css';

const c = classes(css);

type Props = {
  verdict: Verdict;
  /** The list of its kind; null where it stands in none. */
  list: string | null;
  /** What narrows a list to the space. */
  picks: readonly [key: string, value: string][];
  /** Its way in is looked at further below. */
  carried: boolean;
};

/** Where to go from an answer: to what goes in instead, or to the way in. */
export function FitNext({ verdict, list, picks, carried }: Props) {
  if (verdict === 'UNKNOWN') return null;
  if (verdict === 'NO') {
    const query = picks.map((pick) => pick.join('=')).join('&');
    return list && query ? (
      <p className={c('next')} data-no-print>
        <a href={`${list}?${query}`}>See what goes in</a>
      </p>
    ) : null;
  }
  return carried ? (
    <p className={c('next')} data-no-print>
      <a href="#access">Next: will it get in?</a>
    </p>
  ) : null;
}
