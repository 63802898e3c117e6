'use client';

import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import type { FormField, FormValues } from '@/lib/forms/types';
import { ErrorSummary } from './error-summary';
import css from './form.module.css';
import { FormControl } from './form-control';
import { type DataFormOptions, useDataForm } from './use-data-form';

const c = classes(css);

export type FieldAccess = {
  idOf: (name: string) => string;
  read: (name: string) => string;
  write: (name: string, value: string) => void;
};

type Props = Omit<DataFormOptions, 'names' | 'draft' | 'onTaken'> & {
  fields: readonly FormField[];
  values?: FormValues;
  /** Owner of the draft: what they type survives a reload of the page. */
  owner?: string;
  submit: string;
  busy: string;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** Returns what stands under the field of that name; it may read and fill in the other fields. */
  under?: (name: string, fields: FieldAccess) => ReactNode;
};

/** A form with its fields one below the other. */
export function DataForm({ fields, values, owner, submit, busy, beside, under, ...options }: Props) {
  'use no memo'; // See `useDataForm`.
  const { form, send, faults, attempt, ...state } = useDataForm({
    ...options,
    names: fields.map(({ name }) => name),
    ...(owner !== undefined && { draft: { owner, drawn: values ?? {} } }),
    onTaken: (empty) => {
      for (const { name, type } of fields) if (type === 'password') empty(name);
    },
  });
  const { action, note, hidden = {} } = options;
  const initial = note?.kind === 'refused' ? { ...values, ...note.values } : values;
  const access: FieldAccess = {
    idOf: state.idOf,
    read: (name) => form.getValues(name) ?? '',
    write: (name, value) => form.setValue(name, value),
  };
  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={send}>
      {faults.length > 0 ? <ErrorSummary faults={faults} key={attempt} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {fields.map((field) => (
        <Fragment key={field.name}>
          <FormControl
            field={field}
            id={state.idOf(field.name)}
            error={state.errorOf(field.name)}
            initial={initial?.[field.name]}
            control={form.register(field.name)}
          />
          {under?.(field.name, access)}
        </Fragment>
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
