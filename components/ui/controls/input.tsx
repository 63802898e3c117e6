import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './field.module.css';
import { describedBy, Field } from './field';

const c = classes(css);

/** An input without a label, 48 px high. `numeric` uses the display font. */
export function Input({ numeric, className, ...rest }: ComponentProps<'input'> & { numeric?: boolean }) {
  return <input {...rest} className={c('input', numeric && 'numeric', className)} />;
}

/** A multi-line input without a label. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={c('input', className)} />;
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
  numeric?: boolean;
  /** A unit or sign inside the box: `mm` at the end, `£` at the start. */
  affix?: { text: string; at: 'start' | 'end' };
  /** Attached to the right of the box, such as a button. */
  beside?: ReactNode;
  fieldClass?: string;
};

/** A labelled input with help, error, unit and an attached element. */
export function TextField({
  id,
  label,
  help,
  error,
  affix,
  beside,
  numeric,
  className,
  fieldClass,
  ...rest
}: TextFieldProps) {
  const input = (
    <Input
      {...rest}
      id={id}
      {...(numeric ? { numeric } : {})}
      className={c(affix?.text && (affix.at === 'end' ? 'padEnd' : 'padStart'), className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help: Boolean(help), error: Boolean(error) })}
    />
  );
  const box = affix ? (
    <span className={c('affix', affix.at)}>
      {input}
      <span aria-hidden="true">{affix.text}</span>
    </span>
  ) : (
    input
  );
  return (
    <Field id={id} label={label} help={help} error={error} {...(fieldClass ? { className: fieldClass } : {})}>
      {beside ? (
        <span className={c('joined')}>
          {box}
          {beside}
        </span>
      ) : (
        box
      )}
    </Field>
  );
}
