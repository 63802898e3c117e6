import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendForm, type Sent } from '@/lib/forms/client';
import { dropDraft, readDraft, writeDraft } from '@/lib/forms/draft';
import { lazyResolver, type Typed, type TypedSchema } from '@/lib/forms/lazy-resolver';
import type { FormNote, FormValues } from '@/lib/forms/types';
import type { Fault } from './error-summary';
import { fillIn } from './fill-in';

export type DataFormOptions = {
  /** Starts the ids of the controls. */
  id: string;
  action: string;
  /** Fetched when it is first needed. */
  schema: () => Promise<TypedSchema>;
  /** Of the controls, in the order in which faults are named. */
  names: readonly string[];
  /** What the last plain POST came back with. */
  note: FormNote | null;
  /** Sent along, not shown. */
  hidden?: FormValues;
  /** Keeps what is typed through a reload of the page: for whom, and over what the page draws. */
  draft?: { owner: string; drawn: FormValues };
  /** Sends the form; as it is by itself. */
  post?: typeof sendForm;
  /** After the form was taken, before the next page; `empty` clears a field. */
  onTaken?: (empty: (name: string) => void) => void;
};

type Refused = { message: string; fields: FormValues; turn: number };

/**
 * The inside of a form that browsers can send by themselves, and that checks and sends itself once the page has its
 * script. A component that calls it says `'use no memo'`: the form library tells its changes by getters, which the
 * compiler would read once only.
 */
export function useDataForm(options: DataFormOptions) {
  'use no memo';
  const { action, schema, names, note, hidden = {}, draft, post = sendForm, onTaken } = options;
  // Pages that were left stay in the document, hidden, with forms of the same name.
  const id = `${options.id}${useId()}`;
  const back = note?.kind === 'refused' ? note : null;
  const [refused, setRefused] = useState<Refused | null>(back && { ...back, turn: 0 });
  const router = useRouter();
  // Without default values the library takes over what stands in the fields, also what was typed before it ran.
  const form = useForm<Typed, unknown, unknown>({ resolver: lazyResolver(schema), shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = useCallback((name: string) => `${id}-${name}`, [id]);
  const errorOf = (name: string) => errors[name]?.message ?? refused?.fields[name];

  const { getValues, setValue, subscribe } = form;
  const putBack = useEffectEvent(() => {
    // What the server sent back is newer.
    if (draft && !back) fillIn(readDraft(options.id, draft.owner, draft.drawn), idOf, setValue);
  });
  const keep = useEffectEvent((values: Typed) => {
    if (draft) writeDraft(options.id, draft.owner, draft.drawn, values);
  });
  const isKept = draft !== undefined;
  useEffect(() => {
    if (!isKept) return;
    putBack();
    // What was typed before the script came is no change that it hears of.
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [getValues, isKept, subscribe]);

  const refuse = (sent: Extract<Sent, { ok: false }> | null) =>
    setRefused(
      sent && { message: sent.message, fields: sent.fields, turn: (refused?.turn ?? submitCount) + 1 },
    );

  const send = form.handleSubmit(
    async (input) => {
      const sent = await post(action, { ...hidden, ...(input as Typed) });
      if (!sent.ok) return refuse(sent);
      setRefused(null);
      if (draft) dropDraft(options.id);
      onTaken?.((name) => form.resetField(name, { defaultValue: '' }));
      router.push(sent.to);
      router.refresh();
    },
    () => setRefused(null),
  );
  const faults: Fault[] = names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ id: idOf(name), message }] : [];
  });
  if (refused && faults.length === 0) faults.push({ message: refused.message });
  return {
    form,
    send,
    refuse,
    faults,
    /** Changes with every attempt. */
    attempt: refused?.turn ?? submitCount,
    busy: isSubmitting,
    idOf,
    errorOf,
  };
}
