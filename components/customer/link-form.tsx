'use client';

import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { ShellForm } from './shell-form';
import { whereFrom } from './sign-in-form';

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'E-mail address', autoComplete: 'username', type: 'email', inputMode: 'email' },
];

const schema = async () => (await import('@/lib/customer/requests')).linkRequest;

/** Asks for a sign-in link. */
export function LinkForm() {
  return (
    <ShellForm
      id="link"
      action={href('/api/login-link')}
      schema={schema}
      fields={FIELDS}
      submit="E-mail me a link"
      busy="Sending…"
      extra={whereFrom}
      plain="No link was sent. Check the e-mail address and try again."
      beside={<a href={href('/login')}>Sign in with a password</a>}
    />
  );
}
