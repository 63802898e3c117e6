import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './account-section.module.css';

const c = classes(css);

/** A section of an account page with its heading. */
export function AccountSection({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={c('part')} aria-label={title}>
      <div className={c('head')}>
        <h2 className="t-h2">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
