import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './facet.module.css';

const c = classes(css);

/** A collapsible facet, whose values form a group with its name. */
export function FacetFold({
  name,
  label,
  note,
  open,
  children,
}: {
  /** Name of the facet in the URL. */
  name: string;
  label: string;
  note?: string | null;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className={c('facet')} open={open} data-facet={name}>
      <summary>
        <h3 className={c('name')}>{label}</h3>
        <Icon name="chevron" small />
      </summary>
      <div className={c('body')}>
        <div role="group" aria-label={label}>
          {children}
        </div>
        {note ? <p className={c('note')}>{note}</p> : null}
      </div>
    </details>
  );
}
