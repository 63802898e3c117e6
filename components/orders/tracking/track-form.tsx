'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote } from '@/lib/forms/types';
import { sendTracking } from '@/lib/orders/tracking/track-client';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/orders/tracking/track-requests')).trackTyped;

const FIELDS: readonly FormField[] = [
  {
    name: 'order',
    label: 'Order number',
    help: 'Ten digits, in the subject of your confirmation e-mail.',
    autoComplete: 'off',
    inputMode: 'text',
    width: 'short',
  },
  {
    name: 'proof',
    label: 'E-mail address or postcode on the order',
    help: 'One of the two is enough.',
    autoComplete: 'email',
  },
];

/** Asks for the number of an order and a detail of it as proof (experience TRK-1). */
export function TrackForm({ order, note }: { order: string; note: FormNote | null }) {
  return (
    <DataForm
      id="track"
      action={href('/api/track-order')}
      schema={schema}
      fields={FIELDS}
      values={{ order }}
      note={note}
      post={sendTracking}
      submit="Show the order"
      busy="Looking…"
    />
  );
}
