'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote, FormValues } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/customer/profile-requests')).profileRequest;

const FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', width: 'half' },
  { name: 'email', label: 'E-mail address', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel', optional: true },
  { name: 'company', label: 'Company', autoComplete: 'organization', optional: true },
  {
    name: 'currentPassword',
    label: 'Current password',
    help: 'Only to change the e-mail address: it is what you sign in with.',
    autoComplete: 'current-password',
    type: 'password',
    optional: true,
  },
];

/** Form for the customer's own details. */
export function ProfileForm({ values, note }: { values: FormValues; note: FormNote | null }) {
  return (
    <DataForm
      id="profile"
      action={href('/api/account/profile')}
      schema={schema}
      fields={FIELDS}
      values={values}
      note={note}
      submit="Save the changes"
      busy="Saving…"
    />
  );
}
