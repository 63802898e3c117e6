'use client';

import { useRef } from 'react';
import { DataForm } from '@/components/forms/data-form';
import { ReCaptchaPlace } from '@/components/forms/re-captcha-place';
import { beginCheck, checkOf, renewCheck } from '@/lib/forms/check-client';
import { sendForm } from '@/lib/forms/client';
import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const FIELDS: readonly FormField[] = [
  { name: 'password', label: 'Password', autoComplete: 'new-password', type: 'password' },
];

const schema = async () => (await import('@/lib/checkout/requests')).accountPassword;

/** Creates an account from the order, with the password as its only field (experience §2.7). */
export function AccountOffer({ order }: { order: number }) {
  const offer = useRef<HTMLDivElement>(null);
  const post: typeof sendForm = async (action, values) => {
    const form = offer.current;
    const sent = await sendForm(action, { ...(values as object), ...checkOf(form) });
    if (!sent.ok) void renewCheck(form);
    return sent;
  };
  return (
    <div ref={offer} onFocus={(event) => void beginCheck(event.currentTarget)}>
      <DataForm
        id="account"
        action={href('/api/checkout/account')}
        schema={schema}
        fields={FIELDS}
        hidden={{ order: String(order) }}
        note={null}
        submit="Create an account"
        busy="Creating it…"
        under={() => <ReCaptchaPlace />}
        post={post}
      />
    </div>
  );
}
