import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './target.module.css';

const c = classes(css);

/** Shows the result of a form in its place once the URL ends in `#id`. */
export function Said({ id, said, children }: { id: string; said: ReactNode; children: ReactNode }) {
  return (
    <>
      <div id={id} className={c('target')} tabIndex={-1}>
        {said}
      </div>
      <div className={c('instead')}>{children}</div>
    </>
  );
}
