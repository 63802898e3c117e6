import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './dimension-line.module.css';

const c = classes(css);

type DimensionLineProps = {
  /** A figure for what the line spans: `598 mm`. A `<b>` inside a `title` is large. */
  children: ReactNode;
  /** `line` beside an object, `upright` at its side, `title` as the divider under a page's heading. */
  kind?: 'line' | 'upright' | 'title';
  /** Set when the same figure is given elsewhere in words. */
  silent?: boolean;
  className?: string;
};

/** A dimension line: two end ticks and a number in the gap. It must span exactly what it measures. */
export function DimensionLine({ children, kind = 'line', silent, className }: DimensionLineProps) {
  return (
    <div className={c('dim', kind !== 'line' && kind, className)} aria-hidden={silent || undefined}>
      <span>{children}</span>
    </div>
  );
}
