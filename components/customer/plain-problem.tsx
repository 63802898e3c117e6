'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useHydrated } from '@/lib/http/hydration';
import css from './target.module.css';

const c = classes(css);

/** The message for a refused form before the script has loaded; shown when the URL ends in `#id`. */
export function PlainProblem({ id, children }: { id: string; children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <div id={id} className={c('target')}>
      <Notice kind="error">
        <strong>There is a problem.</strong> {children}
        <noscript> Go back a page to find what you typed.</noscript>
      </Notice>
    </div>
  );
}
