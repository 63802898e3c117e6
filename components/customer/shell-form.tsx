'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary, type Fault } from '@/components/forms/error-summary';
import { fillIn } from '@/components/forms/fill-in';
import { FormControl } from '@/components/forms/form-control';
import css from '@/components/forms/form.module.css';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { readSentBack } from '@/lib/customer/client';
import { checkOf, renewCheck } from '@/lib/forms/check-client';
import { lazyResolver, type Typed, type TypedSchema } from '@/lib/forms/lazy-resolver';
import type { FormField } from '@/lib/forms/types';
import { ApiError, sendJson } from '@/lib/http/client';
import { goTo } from '@/lib/http/go-to';
import { PlainProblem } from './plain-problem';

const c = classes(css);

type Props = {
  /** Its name on the page; starts the ids of the controls. */
  id: string;
  action: string;
  schema: () => Promise<TypedSchema>;
  fields: readonly FormField[];
  submit: string;
  busy: string;
  kind?: 'primary' | 'second';
  /** What is sent along. */
  extra?: () => Record<string, string> | Promise<Record<string, string>>;
  /** What can be filled in for the shopper, known once the page is open. */
  prefill?: () => Record<string, string>;
  /** Below the fields: what tells people from robots. */
  check?: ReactNode;
  /** What the page says where no script runs. */
  plain: string;
  beside?: ReactNode;
};

type Refused = { message: string; fields: Readonly<Record<string, string>>; turn: number };

const idIn = (form: string) => (name: string) => `${form}-${name}`;

/** A form on a page that is the same for everybody: the browser can send it, and the page's script sends it better. */
export function ShellForm({
  id,
  action,
  schema,
  fields,
  kind,
  extra,
  prefill,
  check,
  plain,
  ...words
}: Props) {
  'use no memo'; // The form library tells its changes by getters, which the compiler would read once only.
  const [refused, setRefused] = useState<Refused | null>(null);
  // Without default values the library takes over what was typed before it ran.
  const form = useForm<Typed, unknown, unknown>({ resolver: lazyResolver(schema), shouldFocusError: false });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const { setValue } = form;
  const errorOf = (name: string) => errors[name]?.message ?? refused?.fields[name];

  useEffect(() => fillIn(prefill?.() ?? {}, idIn(id), setValue), [id, prefill, setValue]);

  useEffect(() => {
    readSentBack(id).then(
      (back) => {
        if (!back) return;
        fillIn(back.values, idIn(id), setValue);
        setRefused({ message: back.message, fields: back.fields, turn: -1 });
        void renewCheck(document.getElementById(id));
      },
      () => {},
    );
  }, [id, setValue]);

  const send = form.handleSubmit(
    async (input, event) => {
      const shell = event?.target instanceof HTMLElement ? event.target : null;
      try {
        const sent = await sendJson<{ redirect: string }>('POST', action, {
          ...(input as Typed),
          ...(await extra?.()),
          ...checkOf(shell),
        });
        goTo(sent.redirect);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefused({ message: error.message, fields: error.fields, turn: submitCount + 1 });
        void renewCheck(shell);
      }
    },
    () => setRefused(null),
  );
  const faults: Fault[] = fields.flatMap(({ name }) => {
    const message = errorOf(name);
    return message ? [{ id: idIn(id)(name), message }] : [];
  });
  if (refused && faults.length === 0) faults.push({ message: refused.message });
  const busy = isSubmitting || (isSubmitSuccessful && !refused);

  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={send} id={id}>
      {faults.length > 0 ? <ErrorSummary faults={faults} key={refused?.turn ?? submitCount} /> : null}
      <PlainProblem id={`problem-${id}`}>{plain}</PlainProblem>
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={idIn(id)(field.name)}
          error={errorOf(field.name)}
          initial={undefined}
          control={form.register(field.name)}
        />
      ))}
      {check}
      <div className={c('acts')}>
        <Button type="submit" kind={kind ?? 'primary'} state={busy ? 'busy' : 'rest'}>
          {busy ? words.busy : words.submit}
        </Button>
        {words.beside}
      </div>
    </form>
  );
}
