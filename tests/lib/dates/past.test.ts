import { expect, test } from 'vitest';
import { namesPastDay } from '@/lib/dates/past';

test.each([
  ['Due back on 6 December', '2026-11-23', false],
  ['Due back on 6 December', '2026-12-06', false],
  ['Due back on 6 December', '2026-12-07', true],
  ['Due back on 6 December', '2027-01-20', true],
  ['First delivery on 3 January', '2026-12-20', false],
  ['In again from the 2nd Jan', '2027-01-03', true],
  ['Expected 1 March 2027', '2026-06-01', false],
  ['Expected 1 March 2026', '2027-06-01', true],
  ['The maker has not given a date yet', '2026-11-23', false],
  ['With 12 markings', '2026-11-23', false],
])('“%s”, read on %s: %s', (words, today, isPast) => expect(namesPastDay(words, today)).toBe(isPast));
