import type { ComponentProps, ReactNode } from 'react';
import css from './chip.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

/** A chip that links to a filtered list. A number in `<b>` is large: `<b>9</b> kg`. */
export function ChipLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={c('chip', className)}>
      {children}
    </a>
  );
}

/** A toggle chip; `pressed` adds the tick and the border. */
export function ChipButton({
  pressed,
  children,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={c('chip', pressed && 'on', className)}>
      {pressed ? <Icon name="tick" /> : null}
      {children}
    </button>
  );
}

/** A row of chips; `scroll` lets it overflow sideways on a phone, with the last one visibly cut off. */
export function Chips({ scroll, children }: { scroll?: boolean; children: ReactNode }) {
  return <div className={c('chips', scroll && 'scroll')}>{children}</div>;
}
