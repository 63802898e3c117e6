'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/customer/profile-requests')).deleteAccountRequest;

const FIELDS: readonly FormField[] = [
  {
    name: 'currentPassword',
    label: 'Your password',
    help: 'So that nobody else can do this in your name.',
    autoComplete: 'current-password',
    type: 'password',
  },
];

export function DeleteAccountForm({ note }: { note: FormNote | null }) {
  return (
    <DataForm
      id="delete"
      action={href('/api/account/delete')}
      schema={schema}
      fields={FIELDS}
      note={note}
      submit="Delete my account for good"
      busy="Deleting…"
      beside={<a href={href('/account/personal-details')}>Keep it</a>}
    />
  );
}
