import { expect, test } from 'vitest';
import { SORTS } from '@/lib/listing/sorts';
import { BUYING_PAGES } from '../../../../sandbox/demo/seed/data/pages/buying.ts';

test('the page about ranking names every order that lists offer, and no other', () => {
  const html = BUYING_PAGES.find(({ slug }) => slug === 'how-we-rank')?.html ?? '';
  const named = [...html.matchAll(/<strong>([^<]+)<\/strong>|<h2>(Best for you)<\/h2>/g)].map(
    ([, order, heading]) => order ?? heading,
  );
  const offered = SORTS.filter(({ unlisted, searchOnly }) => !unlisted && !searchOnly).map(({ label }) =>
    label.replace(/^Price, .*/, 'Price'),
  );
  expect(new Set(named)).toEqual(new Set(offered));
});
