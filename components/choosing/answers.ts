import type { Reason } from '@/lib/choosing/ask';

/** What happened, as it is said. */
export const WHY: Readonly<Record<Reason, string>> = {
  broke: 'The old one broke: it has to be here within a week',
  moving: 'We are moving',
  kitchen: 'A new kitchen',
  better: 'We want a better one',
};

/** How many live with it, as it is said. */
export const PEOPLE = [
  [1, 'One'],
  [2, 'Two'],
  [3, 'Three'],
  [4, 'Four'],
  [5, 'Five or more'],
] as const;
