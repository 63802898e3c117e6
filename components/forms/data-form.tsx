'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { FormField, FormValues } from '@/lib/forms/types';
import { ErrorSummary } from './error-summary';
import css from './form.module.css';
import { FormControl } from './form-control';
import { type DataFormOptions, useDataForm } from './use-data-form';

const c = classes(css);

type Props = Omit<DataFormOptions, 'names' | 'onTaken'> & {
  fields: readonly FormField[];
  values?: FormValues;
  submit: string;
  busy: string;
  /** Beside the button. */
  beside?: ReactNode;
};

/** A form of fields under each other. */
export function DataForm({ fields, values, submit, busy, beside, ...options }: Props) {
  'use no memo'; // See `useDataForm`.
  const { form, send, faults, attempt, ...state } = useDataForm({
    ...options,
    names: fields.map(({ name }) => name),
    onTaken: (empty) => {
      for (const { name, type } of fields) if (type === 'password') empty(name);
    },
  });
  const { action, note, hidden = {} } = options;
  const initial = note?.kind === 'refused' ? { ...values, ...note.values } : values;
  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={send}>
      {faults.length > 0 ? <ErrorSummary faults={faults} key={attempt} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={state.idOf(field.name)}
          error={state.errorOf(field.name)}
          initial={initial?.[field.name]}
          control={form.register(field.name)}
        />
      ))}
      <div className={c('acts')}>
        <Button type="submit" state={state.busy ? 'busy' : 'rest'}>
          {state.busy ? busy : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
