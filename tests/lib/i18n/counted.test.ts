import { expect, test } from 'vitest';
import { counted, nounFor } from '@/lib/i18n/counted';

test.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2, '2 reviews'],
  [1204, '1,204 reviews'],
])('%i of something is written as %s', (count, words) => expect(counted(count, 'review')).toBe(words));

test.each([
  [1, 'address'],
  [3, 'addresses'],
])('%i takes the noun %s', (count, noun) => expect(nounFor(count, 'address', 'addresses')).toBe(noun));
