import { expect, it } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes } from '@/lib/catalogue/types';
import { secureWords } from '@/lib/product-safety/words';

const told = (attributes: Attributes) => secureWords(classify(attributes).facts, 'Seorin', '2026-11-20');

it.each<[Attributes, string | null]>([
  [{ Smart: 'No' }, null],
  [{}, null],
  [
    { Smart: 'Yes', 'Security updates until': '2031-12-31' },
    'Seorin will provide security updates until at least 31 Dec 2031.',
  ],
  [
    { Smart: 'Yes', 'Security updates until': '2026-11-20' },
    'Seorin will provide security updates until at least 20 Nov 2026.',
  ],
])('%j has the security update notice: %s', (attributes, words) => expect(told(attributes)).toBe(words));

it('the notice says when security updates have ended or are not stated', () => {
  expect(told({ Smart: 'Yes', 'Security updates until': '2026-11-19' })).toMatch(
    /^Seorin stopped .*19 Nov 2026/,
  );
  expect(told({ Smart: 'Yes' })).toMatch(/^Seorin has not told us/);
});

it('the notice quotes the maker’s own words', () => {
  expect(told({ Smart: 'Yes', 'Security updates until': 'five years from 1 May 2026' })).toBe(
    'Security updates from Seorin: five years from 1 May 2026.',
  );
});
