import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './card-grid.module.css';

const c = classes(css);

/**
 * Two cards a row on a phone, three on a tablet, four on a desktop; `rail` where a filter rail takes a column, `four`
 * for just four of them, which stand two by two on a tablet.
 */
export function CardGrid({
  rail,
  four,
  className,
  ...rest
}: ComponentProps<'ul'> & { rail?: boolean; four?: boolean }) {
  return <ul {...rest} className={c('cards', rail && 'rail', four && 'four', className)} />;
}
