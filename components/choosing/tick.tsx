import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './choosing.module.css';

const c = classes(css);

/** A checkbox or radio button with a short label; several share a row. */
export function Tick({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={c('tick')}>
      <input {...rest} />
      <span>{label}</span>
    </label>
  );
}
