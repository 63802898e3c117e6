import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './notice.module.css';

const c = classes(css);

const icons = { ok: 'tick', warn: 'warning', error: 'warning', info: 'info' } as const;

/** A sentence that matters now, with an icon and words; colour only repeats them. */
export function Notice({
  kind,
  children,
  role,
}: {
  kind: keyof typeof icons;
  children: ReactNode;
  role?: 'status' | 'alert';
}) {
  return (
    <div className={c('notice', kind)} role={role}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}
