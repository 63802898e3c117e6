'use client';

import { useEffect, useState } from 'react';
import { goOnIfSignedIn, wantedRedirect } from '@/lib/customer/client';
import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { ShellForm } from './shell-form';

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'E-mail address', autoComplete: 'username', type: 'email', inputMode: 'email' },
  { name: 'password', label: 'Password', autoComplete: 'current-password', type: 'password' },
];

const schema = async () => (await import('@/lib/customer/requests')).signInRequest;

/** Returns what is sent with a sign-in or registration: the page to return to. */
export function whereFrom(): Record<string, string> {
  const redirect = wantedRedirect();
  return redirect === null ? {} : { redirect };
}

/** Signs in with an e-mail address and a password. */
export function SignInForm() {
  // The page to return to is passed on to the form for a sign-in link.
  const [redirect, setRedirect] = useState<string | null>(null);
  useEffect(() => {
    setRedirect(wantedRedirect());
    goOnIfSignedIn().catch(() => {});
  }, []);
  return (
    <ShellForm
      id="sign-in"
      action={href('/api/login')}
      schema={schema}
      fields={FIELDS}
      submit="Sign in"
      busy="Signing in…"
      extra={whereFrom}
      plain="You are not signed in. Check the e-mail address and the password and try again."
      beside={
        <>
          <a href={href('/forgot-password')}>Forgotten your password?</a>
          <a href={href('/login/link', { redirect })}>E-mail me a link instead</a>
        </>
      }
    />
  );
}
