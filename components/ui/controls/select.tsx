import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './field.module.css';

const c = classes(css);

/** A styled native select. It needs a `Field` or a label of its own. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={c('input', 'select', className)} />;
}
