'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/orders/changes/note-requests')).noteText;

const FIELDS: readonly FormField[] = [
  {
    name: 'note',
    label: 'What the crew should know',
    help: 'Stairs, a narrow door, where to park. 500 characters at most.',
    autoComplete: 'off',
    optional: true,
    rows: 3,
  },
];

type Props = { order: number; text: string; note: FormNote | null };

/** Form for the note to the crew. */
export function NoteForm({ order, text, note }: Props) {
  return (
    <DataForm
      id="note"
      action={href('/api/order-note')}
      schema={schema}
      fields={FIELDS}
      values={{ note: text }}
      hidden={{ order: String(order) }}
      note={note}
      submit="Tell the crew"
      busy="Saving…"
      beside={<a href={href('/track-order', { order })}>Cancel</a>}
    />
  );
}
