import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { classes } from '@/components/ui/classes';

const c = classes(css);

type Look = {
  /** One primary button per view. */
  kind?: 'primary' | 'second' | 'quiet';
  size?: 'normal' | 'tall' | 'small';
  wide?: boolean;
  children: ReactNode;
};

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /**
     * `busy` keeps the width, draws a dimension line along the lower edge and ignores presses; `done` has a quiet,
     * finished look; `blocked` cannot be used at present, and the text says why.
     */
    state?: 'rest' | 'busy' | 'done' | 'blocked';
  };

/** A button. A blocked or busy one stays focusable, so that screen readers reach the reason. */
export function Button({
  kind = 'primary',
  size = 'normal',
  wide,
  state = 'rest',
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = state === 'rest' || state === 'done';
  return (
    <button
      {...rest}
      type={type}
      className={c('btn', kind, size, wide && 'wide', state, className)}
      aria-busy={state === 'busy' || undefined}
      aria-disabled={idle ? undefined : true}
      // Prevents the submission: with the button disabled, Enter in a field would still submit the form.
      onClick={idle ? onClick : (event) => event.preventDefault()}
    />
  );
}

/** A link that looks like a button, for navigation rather than an action. */
export function ButtonLink({
  kind = 'primary',
  size = 'normal',
  wide,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={c('btn', kind, size, wide && 'wide', className)}>
      {children}
    </a>
  );
}

/** A square button of 44 px with one icon; `label` is its accessible name, `pressed` makes it a toggle. */
export function IconButton({
  label,
  pressed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; pressed?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={c('iconbtn', className)}
    />
  );
}

/** A button that looks like a link in text. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={c('textbtn', className)} />;
}
