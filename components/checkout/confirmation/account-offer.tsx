'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const FIELDS: readonly FormField[] = [
  { name: 'password', label: 'Password', autoComplete: 'new-password', type: 'password' },
];

const schema = async () => (await import('@/lib/checkout/requests')).accountPassword;

/** One field makes an account of what the order says already (experience §2.7). */
export function AccountOffer({ order }: { order: number }) {
  return (
    <DataForm
      id="account"
      action={href('/api/checkout/account')}
      schema={schema}
      fields={FIELDS}
      hidden={{ order: String(order) }}
      note={null}
      submit="Make an account"
      busy="Making it…"
    />
  );
}
