import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/notice';
import css from './target.module.css';

const c = classes(css);

/** What is said of a refused form where no script runs; drawn when the address names it. */
export function PlainProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <noscript>
      <div id={id} className={c('target')}>
        <Notice kind="error">
          <strong>There is a problem.</strong> {children}
        </Notice>
      </div>
    </noscript>
  );
}
