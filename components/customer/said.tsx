import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './target.module.css';

const c = classes(css);

/** What a form came to, shown in the form's place once the address ends in `#id`. */
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
