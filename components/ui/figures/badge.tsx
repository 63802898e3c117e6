import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classes } from '@/components/ui/classes';

const c = classes(css);

/** `save` is a lawful saving, `fact` a measured fact, `best` the best of a comparison. One per card. */
export function Badge({ kind, children }: { kind: 'save' | 'fact' | 'best'; children: ReactNode }) {
  return <span className={c('badge', kind)}>{children}</span>;
}
