import type { ComponentProps, ReactNode } from 'react';
import css from './chip.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

/** A quick link to a narrowed list. A number in `<b>` is set large: `<b>9</b> kg`. */
export function ChipLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={c('chip', className)}>
      {children}
    </a>
  );
}

/** A chip that is switched; `pressed` shows the tick and the rim. */
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

/** Chips in a row; `scroll` lets them run off the side of a phone with the last one visibly cut. */
export function Chips({ scroll, children }: { scroll?: boolean; children: ReactNode }) {
  return <div className={c('chips', scroll && 'scroll')}>{children}</div>;
}
