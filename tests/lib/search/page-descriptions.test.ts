import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { DESCRIBED_PAGES } from '@/lib/search/data/described/pages';
import { pagesDescribed } from '@/lib/search/page-descriptions';

const first = (question: string, enough = 0.45) => pagesDescribed(question, enough)[0]?.path;

it.each([
  ['do your drivers take shoes off', '/delivery'],
  ['can you come on a sunday', '/delivery'],
  ['i live on the fourth floor no lift', '/delivery'],
  ['nobody turned up today', '/track-order'],
  ['can my neighbour take it in', '/delivery'],
  ['glass shelf smashed in transit', '/returns'],
  ['where can i dump it', '/recycling'],
  ['talk to a human', '/contact'],
  ['your driver was rude', '/complaints'],
  ['delete everything you hold about me', '/privacy'],
  ['turn off cookies', '/cookies'],
  ['put my order on hold for a month', '/track-order'],
])('%j finds the page %s', (question, path) => expect(first(question)).toBe(path));

it.each(['purple unicorns on the moon', 'the', '', 'hob', 'corso 46', 'zibber'])(
  '%j finds no page',
  (question) => expect(first(question)).toBeUndefined(),
);

test('every page is found by its own description, once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DESCRIBED_PAGES), ({ path, is }) => {
      const paths = pagesDescribed(is, 0.5).map((page) => page.path);
      expect(paths[0]).toBe(path);
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});

test('a word that no page has never finds more pages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DESCRIBED_PAGES), ({ is }) => {
      expect(pagesDescribed(`${is} zibber`, 0.9).length).toBeLessThanOrEqual(pagesDescribed(is, 0.9).length);
    }),
  );
});
