import type { ComponentProps, ReactNode } from 'react';
import css from './accordion.module.css';
import { classes } from './classes';
import { Icon } from './icon';

const c = classes(css);

/** A native `details` with a rule above it; rows that share a `name` close each other. */
export function Accordion({
  summary,
  children,
  className,
  ...rest
}: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details {...rest} className={c('accordion', className)}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" small />
      </summary>
      <div className={c('body')}>{children}</div>
    </details>
  );
}
