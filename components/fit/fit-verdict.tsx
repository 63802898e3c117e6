import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Fit } from '@/lib/fit/types';
import { fitSentences, uncheckedSentence } from '@/lib/fit/words';
import css from './fit.module.css';

const c = classes(css);

type Props = {
  fit: Fit;
  name: string;
  /** The next step. */
  children: ReactNode;
};

/** The verdict in one sentence, then why and what to do. Stands below the fields that it answers. */
export function FitVerdict({ fit, name, children }: Props) {
  const [verdict, ...why] = fitSentences(fit);
  const unchecked = uncheckedSentence(fit);
  return (
    <div className={c('answer')} data-verdict={fit.verdict}>
      <p className={c('printed')}>{name}</p>
      <p className={c('verdict')} role="status">
        {verdict}
      </p>
      {why.length > 0 ? <p className={c('why')}>{why.join(' ')}</p> : null}
      {unchecked ? <p className={c('t-small', 'unchecked')}>{unchecked}</p> : null}
      {fit.roomy ? (
        <p className="t-small">The space is more than twice as wide: is it the right one?</p>
      ) : null}
      {children}
    </div>
  );
}
