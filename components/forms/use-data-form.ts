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
  const router = useRouter();
  // Without default values the library takes over what stands in the fields, also what was typed before it ran.
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
    // What was typed before the script came is no change that it hears of.
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
  /** Once, however often it is pressed before the next page is there. */
  const send: typeof submit = async (event) => {
    event?.preventDefault();
    if (!sending.busy) await submit(event);
  };
  return { form, send, idOf, ...sending };
}
