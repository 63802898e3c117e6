import type { Reason } from '@/lib/choosing/ask';

/** Labels of the reasons for buying. */
export const WHY: Readonly<Record<Reason, string>> = {
  broke: 'The old one broke: it has to be here within a week',
  moving: 'We are moving',
  kitchen: 'A new kitchen',
  better: 'We want a better one',
};

/** Numbers of people in the household, with their labels. */
export const PEOPLE = [
  [1, 'One'],
  [2, 'Two'],
  [3, 'Three'],
  [4, 'Four'],
  [5, 'Five or more'],
] as const;
