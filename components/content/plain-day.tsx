import { type Day, longDay } from '@/lib/dates/rules';

/** A day in words, with its year. */
export function PlainDay({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      {longDay(day)} {day.slice(0, 4)}
    </time>
  );
}
