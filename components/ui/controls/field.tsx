import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './field.module.css';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

type FieldProps = {
  /** Id of the control inside; help and error have the ids `${id}-help` and `${id}-error`. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** A form field: label above, help below, then the error with an icon and words on how to correct it. */
export function Field({ id, label, help, error, className, children }: FieldProps) {
  return (
    <div className={c('field', error && 'wrong', className)}>
      <label htmlFor={id} className={c('label')}>
        {label}
      </label>
      {children}
      {help ? (
        <span className={c('help')} id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {error ? (
        <span className={c('error')} id={`${id}-error`}>
          <Icon name="warning" small />
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** Returns the `aria-describedby` of a control inside a `Field`, so that its help and error are read out. */
export function describedBy(id: string, has: { help?: boolean; error?: boolean }): string | undefined {
  const ids = [has.help && `${id}-help`, has.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
