'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/customer/requests')).changePasswordRequest;

const FIELDS: readonly FormField[] = [
  {
    name: 'currentPassword',
    label: 'Current password',
    autoComplete: 'current-password',
    type: 'password',
  },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', type: 'password' },
];

/** Changes the password, given the current one. */
export function PasswordForm({ note }: { note: FormNote | null }) {
  return (
    <DataForm
      id="password"
      action={href('/api/change-password')}
      schema={schema}
      fields={FIELDS}
      note={note}
      submit="Change the password"
      busy="Changing…"
    />
  );
}
