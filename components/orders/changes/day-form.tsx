'use client';

import { DataForm } from '@/components/forms/data-form';
import { type Day, longDay } from '@/lib/dates/rules';
import type { FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/orders/changes/day-requests')).dayChosen;

type Props = {
  order: number;
  /** When the order last changed, to detect a concurrent change. */
  turn: string;
  /** The agreed delivery day. */
  day: Day;
  days: readonly Day[];
  note: FormNote | null;
};

/** Form for another delivery day, out of those that cost the same. */
export function DayForm({ order, turn, day, days, note }: Props) {
  const options = days.map((each) => ({
    value: each,
    label: each === day ? `${longDay(each)}, as agreed` : longDay(each),
  }));
  return (
    <DataForm
      id="day"
      action={href('/api/order-day')}
      schema={schema}
      fields={[{ name: 'day', label: 'Delivery day', autoComplete: 'off', width: 'half', options }]}
      values={{ day }}
      hidden={{ order: String(order), turn }}
      note={note}
      submit="Change the day"
      busy="Changing…"
      beside={<a href={href('/track-order', { order })}>Keep {longDay(day)}</a>}
    />
  );
}
