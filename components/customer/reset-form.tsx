'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { readResetState } from '@/lib/customer/client';
import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import css from './door.module.css';
import { ShellForm } from './shell-form';

const c = classes(css);

const FIELDS: readonly FormField[] = [
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', type: 'password' },
];

const schema = async () => (await import('@/lib/customer/requests')).resetRequest;

/** Sets a new password for the reset link that was followed, or says that the link is no longer valid. */
export function ResetForm() {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (location.hash !== '#done') readResetState().then(setFault, () => {});
  }, []);
  if (fault !== null) {
    return (
      <div className={c('refusal')}>
        <Notice kind="error" role="alert">
          {fault}
        </Notice>
        <ButtonLink href={href('/forgot-password')}>Request a new one</ButtonLink>
      </div>
    );
  }
  return (
    <ShellForm
      id="reset"
      action={href('/api/reset-password')}
      schema={schema}
      fields={FIELDS}
      submit="Save the new password"
      busy="Saving…"
      plain="Your password has not changed. Check the rules, or ask for a new link: each works once, for an hour."
    />
  );
}
