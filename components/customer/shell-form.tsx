'use client';

import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { fillIn } from '@/components/forms/fill-in';
import { FormControl } from '@/components/forms/form-control';
import css from '@/components/forms/form.module.css';
import { useFormSending } from '@/components/forms/use-form-sending';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { readSentBack } from '@/lib/customer/client';
import { checkOf, renewCheck } from '@/lib/forms/check-client';
import { sendForm } from '@/lib/forms/client';
import { lazyResolver, type Typed, type TypedSchema } from '@/lib/forms/lazy-resolver';
import type { FormField } from '@/lib/forms/types';
import { goTo } from '@/lib/http/go-to';
import { PlainProblem } from './plain-problem';

const c = classes(css);

type Props = {
  /** Id of the form, which prefixes the ids of its controls. */
  id: string;
  action: string;
  schema: () => Promise<TypedSchema>;
  fields: readonly FormField[];
  submit: string;
  busy: string;
  kind?: 'primary' | 'second';
  /** Returns values to send besides the fields. */
  extra?: () => Record<string, string> | Promise<Record<string, string>>;
  /** Returns values to fill in, once the page is open. */
  prefill?: () => Record<string, string>;
  /** Below the fields: the check against robots. */
  check?: ReactNode;
  /** The message for a refusal where no script runs. */
  plain: string;
  beside?: ReactNode;
};

/** A form on a page that is the same for everybody. Browsers can send it; the page's script sends it in place. */
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
  'use no memo'; // The form library reports changes through getters, which the compiler would read only once.
  // Without default values the library adopts what was typed before it ran.
  const form = useForm<Typed, unknown, unknown>({ resolver: lazyResolver(schema), shouldFocusError: false });
  const idOf = useCallback((name: string) => `${id}-${name}`, [id]);
  const names = fields.map(({ name }) => name);
  const { refuse, leave, ...sending } = useFormSending({ state: form.formState, names, idOf });
  const { setValue } = form;

  useEffect(() => fillIn(prefill?.() ?? {}, idOf, setValue), [idOf, prefill, setValue]);

  const sayAgain = useEffectEvent(refuse);
  useEffect(() => {
    readSentBack(id).then(
      (back) => {
        if (!back) return;
        fillIn(back.values, idOf, setValue);
        sayAgain(back);
        void renewCheck(document.getElementById(id));
      },
      () => {},
    );
  }, [id, idOf, setValue]);

  const send = form.handleSubmit(
    async (input, event) => {
      refuse(null);
      const shell = event?.target instanceof HTMLElement ? event.target : null;
      const typed = { ...(input as Typed), ...(await extra?.()), ...checkOf(shell) };
      const sent = await sendForm(action, typed);
      if (sent.ok) return leave(() => goTo(sent.to));
      refuse(sent);
      void renewCheck(shell);
    },
    () => refuse(null),
  );

  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={send} id={id}>
      {sending.faults.length > 0 ? <ErrorSummary faults={sending.faults} key={sending.attempt} /> : null}
      <PlainProblem id={`problem-${id}`}>{plain}</PlainProblem>
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={idOf(field.name)}
          error={sending.errorOf(field.name)}
          initial={undefined}
          control={form.register(field.name)}
        />
      ))}
      {check}
      <div className={c('acts')}>
        <Button type="submit" kind={kind ?? 'primary'} state={sending.busy ? 'busy' : 'rest'}>
          {sending.busy ? words.busy : words.submit}
        </Button>
        {words.beside}
      </div>
    </form>
  );
}
