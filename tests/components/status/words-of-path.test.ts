import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPath, wordsOfPath } from '@/components/status/words-of-path';

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

test.each([
  ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/<script>alert(1)</script>'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}…`],
])('%s is shown as the front wrote it', (path, shown) => expect(shownPath(path)).toBe(shown));
