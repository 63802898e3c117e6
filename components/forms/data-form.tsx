'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { sendForm } from '@/lib/forms/client';
import { lazyResolver, type Typed, type TypedSchema } from '@/lib/forms/lazy-resolver';
import type { FormField, FormNote, FormValues } from '@/lib/forms/types';
import { ErrorSummary, type Fault } from './error-summary';
import css from './form.module.css';
import { FormControl } from './form-control';

const c = classes(css);

type Props = {
  /** Starts the ids of the controls. */
  id: string;
  action: string;
  /** Fetched when it is first needed. */
  schema: () => Promise<TypedSchema>;
  fields: readonly FormField[];
  values?: FormValues;
  /** What the last plain POST came back with. */
  note: FormNote | null;
  submit: string;
  busy: string;
  /** Sent along, not shown. */
  hidden?: FormValues;
  /** Beside the button. */
  beside?: ReactNode;
};

type Refused = { message: string; fields: FormValues; turn: number };

/** A form that browsers can send by themselves, and that checks and sends itself once the page has its script. */
export function DataForm(props: Props) {
  'use no memo'; // The form library tells its changes by getters, which the compiler would read once only.
  const { action, schema, fields, note, hidden = {} } = props;
  // Pages that were left stay in the document, hidden, with forms of the same name.
  const id = `${props.id}${useId()}`;
  const back = note?.kind === 'refused' ? note : null;
  const values = back ? { ...props.values, ...back.values } : props.values;
  const [refused, setRefused] = useState<Refused | null>(back && { ...back, turn: 0 });
  const router = useRouter();
  // Without default values the library takes over what stands in the fields, also what was typed before it ran.
  const form = useForm<Typed, unknown, unknown>({ resolver: lazyResolver(schema), shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;
  const errorOf = (name: string) => errors[name]?.message ?? refused?.fields[name];

  const send = form.handleSubmit(
    async (input) => {
      const sent = await sendForm(action, { ...hidden, ...(input as Typed) });
      if (!sent.ok) return setRefused({ ...sent, turn: submitCount + 1 });
      setRefused(null);
      for (const { name, type } of fields)
        if (type === 'password') form.resetField(name, { defaultValue: '' });
      router.push(sent.to);
      router.refresh();
    },
    () => setRefused(null),
  );
  const faults: Fault[] = fields.flatMap(({ name }) => {
    const message = errorOf(name);
    return message ? [{ id: `${id}-${name}`, message }] : [];
  });
  if (refused && faults.length === 0) faults.push({ message: refused.message });

  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={send}>
      {faults.length > 0 ? <ErrorSummary faults={faults} key={refused?.turn ?? submitCount} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          error={errorOf(field.name)}
          initial={values?.[field.name]}
          control={form.register(field.name)}
        />
      ))}
      <div className={c('acts')}>
        <Button type="submit" state={isSubmitting ? 'busy' : 'rest'}>
          {isSubmitting ? props.busy : props.submit}
        </Button>
        {props.beside}
      </div>
    </form>
  );
}
