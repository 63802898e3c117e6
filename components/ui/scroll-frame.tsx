import type { ReactNode } from 'react';

type Props = { label: string; className: string; role?: 'group' | 'region'; children: ReactNode };

/** A frame whose content may be wider than the screen and then scrolls, by keyboard too. */
export function ScrollFrame({ label, role = 'group', className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={className} role={role} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
