import { classes } from '@/components/ui/classes';
import type { Verdict } from '@/lib/fit/types';
import css from './fit.module.css';

const c = classes(css);

type Props = {
  verdict: Verdict;
  /** Path of the category of its kind; null if it is in none. */
  list: string | null;
  /** Query parameters that filter the list by the space. */
  picks: readonly [key: string, value: string][];
  /** Whether its way in is checked further down the page. */
  carried: boolean;
};

/** Link after an answer: to products that fit instead, or to the way in. */
export function FitNext({ verdict, list, picks, carried }: Props) {
  if (verdict === 'UNKNOWN') return null;
  if (verdict === 'NO') {
    const query = picks.map((pick) => pick.join('=')).join('&');
    return list && query ? (
      <p className={c('next')} data-no-print>
        <a href={`${list}?${query}`}>See what fits</a>
      </p>
    ) : null;
  }
  return carried ? (
    <p className={c('next')} data-no-print>
      <a href="#access">Next: will it get into your home?</a>
    </p>
  ) : null;
}
