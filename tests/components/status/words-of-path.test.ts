import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOfPath } from '@/components/status/words-of-path';

test.each([
  ['/tarnside-tw-914-washer.php', 'tarnside tw 914 washer'],
  ['/washing%20machines/9kg', 'washing machines 9kg'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('%s gives %s', (path, words) => expect(wordsOfPath(path)).toBe(words));

test('whatever the path, letters and figures only, and not too many', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = wordsOfPath(`/${text}`);
      expect(words).toMatch(/^[\p{L}\p{N} ]*$/u);
      expect(words.length).toBeLessThanOrEqual(80);
    }),
  );
});
