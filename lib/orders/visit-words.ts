import type { Day } from '@/lib/dates/rules';

/**
 * Returns what is known of a van visit before, on and after its day. The shop has no live position of the van: the slot
 * comes by text and the driver rings ahead.
 * @param days on which the van comes, as far as known
 * @param today in London
 */
export function visitWords(days: readonly Day[], today: Day): string[] {
  const somebody = 'Somebody aged 18 or over has to be in.';
  if (days.includes(today)) {
    return [
      'We come today, in the four hours that we texted you. The driver rings half an hour ahead.',
      somebody,
    ];
  }
  const isOver = days.length > 0 && days.every((day) => day < today);
  if (isOver)
    return [
      'The delivery day has passed, but your order is not marked as delivered yet. Did something go wrong? Ring us.',
    ];
  return [
    'By 6pm the day before, we will text you a four-hour slot. The driver rings half an hour ahead.',
    somebody,
  ];
}
