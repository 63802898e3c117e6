import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './notice.module.css';

const c = classes(css);

const icons = { ok: 'tick', warn: 'warning', error: 'warning', info: 'info' } as const;

/** A sentence that matters now, with an icon and words; colour only repeats them. */
export function Notice({
  id,
  kind,
  children,
  role,
}: {
  /** Where a link leads to it. */
  id?: string;
  kind: keyof typeof icons;
  children: ReactNode;
  role?: 'status' | 'alert';
}) {
  return (
    <div id={id} className={c('notice', kind)} role={role}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}
