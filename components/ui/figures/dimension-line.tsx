import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './dimension-line.module.css';

const c = classes(css);

type DimensionLineProps = {
  /** A true figure about what the line spans: `598 mm`. A `<b>` inside a `title` is set large. */
  children: ReactNode;
  /** `line` beside a thing, `upright` at its side, `title` as the divider under a page's heading. */
  kind?: 'line' | 'upright' | 'title';
  /** Set when the same figure is said elsewhere in words. */
  silent?: boolean;
  className?: string;
};

/** Two end ticks, a line and a number in the gap. It spans what it measures and tells the truth. */
export function DimensionLine({ children, kind = 'line', silent, className }: DimensionLineProps) {
  return (
    <div className={c('dim', kind !== 'line' && kind, className)} aria-hidden={silent || undefined}>
      <span>{children}</span>
    </div>
  );
}
