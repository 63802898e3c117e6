import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './notice.module.css';

const c = classes(css);

const icons = { ok: 'tick', warn: 'warning', error: 'warning', info: 'info' } as const;

/** An important message with an icon; colour only repeats its meaning. */
export function Notice({
  id,
  kind,
  children,
  role,
}: {
  /** Needed where a link leads to it. */
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
