'use client';

import { DataForm } from '@/components/forms/data-form';
import { changePasswordRequest } from '@/lib/customer/requests';
import type { FormField, FormNote } from '@/lib/forms/types';

const FIELDS: readonly FormField[] = [
  {
    name: 'currentPassword',
    label: 'Current password',
    autoComplete: 'current-password',
    type: 'password',
  },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', type: 'password' },
];

/** The old password and the new one. */
export function PasswordForm({ note }: { note: FormNote | null }) {
  return (
    <DataForm
      id="password"
      action="/api/change-password"
      schema={changePasswordRequest}
      fields={FIELDS}
      note={note}
      submit="Change the password"
      busy="Changing…"
    />
  );
}
