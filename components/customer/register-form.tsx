'use client';

import { ReCaptchaPlace } from '@/components/forms/re-captcha-place';
import type { FormField } from '@/lib/forms/types';
import { beginCheck } from '@/lib/forms/check-client';
import { href } from '@/lib/routing/href';
import { ShellForm } from './shell-form';
import { whereFrom } from './sign-in-form';

const FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', width: 'half' },
  { name: 'email', label: 'E-mail address', autoComplete: 'email', type: 'email', inputMode: 'email' },
  {
    name: 'phone',
    label: 'Phone',
    help: 'So that the driver can ring ahead. We use it for nothing else.',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    optional: true,
  },
  { name: 'password', label: 'Password', autoComplete: 'new-password', type: 'password' },
];

const schema = async () => (await import('@/lib/customer/requests')).registerRequest;

/** Creates an account and signs in to it. */
export function RegisterForm() {
  return (
    <div onFocus={(event) => void beginCheck(event.currentTarget)}>
      <ShellForm
        id="register"
        action={href('/api/register')}
        schema={schema}
        fields={FIELDS}
        submit="Create an account"
        busy="Creating it…"
        kind="second"
        extra={whereFrom}
        check={<ReCaptchaPlace />}
        plain="No account was created. Check the names, the e-mail address and the rules for the password."
      />
    </div>
  );
}
