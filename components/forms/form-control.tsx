import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { describedBy, Field } from '@/components/ui/controls/field';
import { TextArea, TextField } from '@/components/ui/controls/input';
import { Select } from '@/components/ui/controls/select';
import type { FormField } from '@/lib/forms/types';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './form.module.css';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';

const c = classes(css);

/** Binds a control to its form. */
export type Bound = {
  id: string;
  error: string | undefined;
  initial: string | undefined;
  /** The props with which the form library registers the control. */
  control: Pick<ComponentProps<'input'>, 'name'> & {
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void;
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
    onBlur: (event: React.FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  };
};

type Props = Bound & {
  field: FormField;
  /** Attached to the right of the box. */
  beside?: ReactNode;
};

/** A field of a form, of any kind. */
export function FormControl({ field, id, error, initial, control, beside }: Props) {
  const label = (
    <>
      {unbroken(field.label)}
      {field.optional ? <span className={c('optional')}> (optional)</span> : null}
    </>
  );
  const place = c(field.width === 'half' && 'half', field.follows && 'follows');
  if (field.options) {
    return (
      <Field id={id} label={label} help={field.help} error={error} className={place}>
        <Select
          {...control}
          id={id}
          autoComplete={field.autoComplete}
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: Boolean(field.help), error: Boolean(error) })}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  if (field.rows) {
    // Without `autocomplete`: where it is off, browsers bring back no text when somebody goes back a page.
    return (
      <Field id={id} label={label} help={field.help} error={error} className={place}>
        <TextArea
          {...control}
          id={id}
          rows={field.rows}
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: Boolean(field.help), error: Boolean(error) })}
        />
      </Field>
    );
  }
  const rest = {
    ...control,
    id,
    label,
    help: field.help,
    error,
    autoComplete: field.autoComplete,
    fieldClass: place,
  };
  if (field.autoComplete === 'new-password') return <NewPasswordField {...rest} />;
  if (field.type === 'password') return <PasswordField {...rest} />;
  return (
    <TextField
      {...rest}
      type={field.type ?? 'text'}
      inputMode={field.inputMode}
      defaultValue={initial}
      {...(field.unit ? { affix: { text: field.unit, at: 'end' as const }, numeric: true } : {})}
      {...(beside ? { beside } : {})}
      className={c(field.width === 'short' && 'short')}
    />
  );
}
