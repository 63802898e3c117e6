import type { ComponentProps } from 'react';
import { classes } from './classes';
import css from './surface.module.css';

const c = classes(css);

/** The most prominent surface: white with a cobalt border. One or two per page. */
export function Plate({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={c('plate', className)} />;
}

/** A quiet surface with a hairline. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={c('panel', className)} />;
}

/** A section heading, an element at its right, and a sentence below. */
export function SectionHead({
  id,
  title,
  beside,
  children,
}: {
  id?: string;
  title: string;
  beside?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <div className={c('head')}>
      <h2 className="t-h2" id={id}>
        {title}
      </h2>
      {beside}
      {children ? <p>{children}</p> : null}
    </div>
  );
}
