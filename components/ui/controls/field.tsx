import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './field.module.css';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

type FieldProps = {
  /** The id of the control inside; help and error take `${id}-help` and `${id}-error`. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** Label above, help below, error below that with an icon and words that say how to mend it. */
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

/** What a control inside a `Field` has to carry so that help and error are read with it. */
export function describedBy(id: string, has: { help?: boolean; error?: boolean }): string | undefined {
  const ids = [has.help && `${id}-help`, has.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
