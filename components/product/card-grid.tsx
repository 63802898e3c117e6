import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './card-grid.module.css';

const c = classes(css);

/** Two cards a row on a phone, three on a tablet, four on a desktop; `rail` where a filter rail takes a column. */
export function CardGrid({ rail, className, ...rest }: ComponentProps<'ul'> & { rail?: boolean }) {
  return <ul {...rest} className={c('cards', rail && 'rail', className)} />;
}
