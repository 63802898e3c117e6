'use client';

import { DataForm } from '@/components/forms/data-form';
import { MeantEmail } from '@/components/forms/meant-email';
import type { FormField, FormNote, FormValues } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const FIELDS: readonly FormField[] = [
  {
    name: 'email',
    label: 'E-mail address',
    help: 'For the confirmation and news of your delivery. Nothing else.',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
  },
  {
    name: 'phone',
    label: 'Phone',
    help: 'For texts and calls about the delivery. A mobile is best.',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
  },
];

const schema = async () => (await import('@/lib/checkout/requests')).contactRequest;

type Props = {
  values: FormValues;
  note: FormNote | null;
  /** Owner of the draft (`draftOwner`). */
  owner: string;
};

/** Form of step 1, contact. */
export function ContactForm({ values, note, owner }: Props) {
  return (
    <DataForm
      id="contact"
      action={href('/api/checkout/contact')}
      schema={schema}
      fields={FIELDS}
      values={values}
      note={note}
      submit="Go to step 2, delivery"
      busy="Saving…"
      owner={owner}
      under={(name, access) => (name === 'email' ? <MeantEmail name={name} fields={access} /> : null)}
    />
  );
}
