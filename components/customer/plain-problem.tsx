'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useHydrated } from '@/lib/http/hydration';
import css from './target.module.css';

const c = classes(css);

/** What is said of a refused form until a script can say more; drawn when the address names it. */
export function PlainProblem({ id, children }: { id: string; children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <div id={id} className={c('target')}>
      <Notice kind="error">
        <strong>There is a problem.</strong> {children}
      </Notice>
    </div>
  );
}
