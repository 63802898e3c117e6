import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './fold.module.css';

const c = classes(css);

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  /** Shown while it is folded. */
  title: ReactNode;
  /** A line of its own, or inline among the fields of a form. */
  kind?: 'line' | 'words';
};

/** Content that few need, folded away behind its title. */
export function Fold({ title, kind = 'line', className, children, ...rest }: Props) {
  return (
    <details {...rest} className={c(kind, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
