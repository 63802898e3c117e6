import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { sendForm } from '@/lib/forms/client';
import { dropDraft, readDraft, writeDraft } from '@/lib/forms/draft';
import { lazyResolver, type Typed, type TypedSchema } from '@/lib/forms/lazy-resolver';
import type { FormNote, FormValues } from '@/lib/forms/types';
import { fillIn } from './fill-in';
import { useFormSending } from './use-form-sending';

export type DataFormOptions = {
  /** Prefix of the controls' ids. */
  id: string;
  action: string;
  /** Loaded when first needed. */
  schema: () => Promise<TypedSchema>;
  /** Names of the controls, in the order in which faults are listed. */
  names: readonly string[];
  /** The result of the last plain POST. */
  note: FormNote | null;
  /** Values sent besides the fields. */
  hidden?: FormValues;
  /** Keeps what is typed through a reload of the page: the owner, and the values that the page renders. */
  draft?: { owner: string; drawn: FormValues };
  /** Sends the form; by default `sendForm`. */
  post?: typeof sendForm;
  /** Called once the form was accepted, before the next page; `empty` clears a field. */
  onTaken?: (empty: (name: string) => void) => void;
};

/**
 * State of a form that browsers can send by themselves, and that the page's script validates and sends once loaded. A
 * component that calls it needs `'use no memo'`: the form library reports changes through getters, which the compiler
 * would read only once.
 */
export function useDataForm(options: DataFormOptions) {
  'use no memo';
  const { action, schema, names, note, hidden = {}, draft, post = sendForm, onTaken } = options;
  // The router keeps pages that were left in the document, hidden, with forms of the same name.
  const id = `${options.id}${useId()}`;
  const back = note?.kind === 'refused' ? note : null;
  const router = useRouter();
  // Without default values the library adopts what is in the fields, including what was typed before it ran.
  const form = useForm<Typed, unknown, unknown>({ resolver: lazyResolver(schema), shouldFocusError: false });
  const idOf = useCallback((name: string) => `${id}-${name}`, [id]);
  const { goOn, ...sending } = useFormSending({ state: form.formState, names, idOf, first: back });

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
    // What was typed before the script ran does not count as a change for the library.
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [getValues, isKept, subscribe]);

  const submit = form.handleSubmit(
    async (input) => {
      sending.refuse(null);
      const sent = await post(action, { ...hidden, ...(input as Typed) });
      if (!sent.ok) return sending.refuse(sent);
      if (draft) dropDraft(options.id);
      onTaken?.((name) => form.resetField(name, { defaultValue: '' }));
      goOn(() => {
        router.push(sent.to);
        router.refresh();
      });
    },
    () => sending.refuse(null),
  );
  /** Sends once, even if pressed repeatedly before the next page is shown. */
  const send: typeof submit = async (event) => {
    event?.preventDefault();
    if (!sending.busy) await submit(event);
  };
  return { form, send, idOf, ...sending };
}
