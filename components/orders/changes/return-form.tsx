'use client';

import { DataForm } from '@/components/forms/data-form';
import type { FormField, FormNote } from '@/lib/forms/types';
import { RETURN_REASONS } from '@/lib/orders/changes/return-reasons';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/orders/changes/return-requests')).returnRequest;

type Props = {
  order: number;
  /** Number of earlier requests for this order, which tells a second request from a double click. */
  turn: number;
  /** `way`: how each is returned. */
  goods: readonly { lineId: number; name: string; most: number; way: string }[];
  note: FormNote | null;
};

/** Asks which products are returned, how many of each, and optionally why. */
export function ReturnForm({ order, turn, goods, note }: Props) {
  return (
    <DataForm
      id="return"
      action={href('/api/return-order')}
      schema={schema}
      fields={goods.flatMap(fieldsOf)}
      hidden={{ order: String(order), turn: String(turn) }}
      note={note}
      submit="Send the request"
      busy="Sending…"
      beside={<a href={href('/track-order', { order })}>Keep everything</a>}
    />
  );
}

const fieldsOf = ({ lineId, name, most, way }: Props['goods'][number]): FormField[] => [
  {
    name: `take-${lineId}`,
    label: name,
    autoComplete: 'off',
    width: 'half',
    options: [
      { value: '0', label: 'I keep it' },
      ...Array.from({ length: most }, (_, index) => ({
        value: String(index + 1),
        label: most === 1 ? 'It goes back' : `${index + 1} of ${most} go back`,
      })),
    ],
  },
  {
    name: `why-${lineId}`,
    label: `Why: ${name}`,
    autoComplete: 'off',
    width: 'half',
    options: RETURN_REASONS,
    ...(way && { help: way }),
    follows: true,
  },
];
