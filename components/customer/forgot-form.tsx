'use client';

import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { ShellForm } from './shell-form';

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'E-mail address', autoComplete: 'username', type: 'email', inputMode: 'email' },
];

const schema = async () => (await import('@/lib/customer/requests')).forgotRequest;

/** Asks for a link to choose a new password. */
export function ForgotForm() {
  return (
    <ShellForm
      id="forgot"
      action={href('/api/forgot-password')}
      schema={schema}
      fields={FIELDS}
      submit="E-mail me a link"
      busy="Sending…"
      plain="No link was sent. Check the e-mail address and try again."
      beside={<a href={href('/login')}>Back to sign in</a>}
    />
  );
}
