import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';
import { classes } from '@/components/ui/classes';

const c = classes(css);

/** A square tick with its label and, at the right, how many things it stands for. */
export function Checkbox({
  label,
  count,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; count?: number }) {
  return (
    <label className={c('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
      {count === undefined ? null : <span className={c('count')}>{count}</span>}
    </label>
  );
}
