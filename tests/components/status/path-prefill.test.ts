import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPath } from '@/components/status/shown-path';
import { wordsOfPath } from '@/components/status/path-prefill';
import { shownPath as pathOfFront } from '@/lib/platform/edge/status-pages';

test.each([
  ['/tarnside-tw-914-washer.php', 'tarnside tw 914 washer'],
  ['/washing%20machines/9kg', 'washing machines 9kg'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('the path %s gives the search words “%s”', (path, words) => expect(wordsOfPath(path)).toBe(words));

test('the search words of any path are letters and digits, at most 80 characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = wordsOfPath(`/${text}`);
      expect(words).toMatch(/^[\p{L}\p{N} ]*$/u);
      expect(words.length).toBeLessThanOrEqual(80);
    }),
  );
});

test.each([
  ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/<script>alert(1)<%2Fscript>'],
  ['/caf%C3%A9+%E2%82%AC%20%F0%9F%A7%8A', '/café+€ 🧊'],
  ['/a%2fb%3Fc%23d%2520e', '/a%2fb%3Fc%23d%2520e'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}…`],
  [`/${'%F0%9F%A7%8A'.repeat(300)}`, `/${'🧊'.repeat(199)}…`],
])('the path %s is shown as the front writes it', (path, shown) => {
  expect(shownPath(path)).toBe(shown);
  expect(pathOfFront(path)).toBe(shown);
});

test('a malformed path is shown as it is', () => expect(shownPath('/%E0%A4%A')).toBe('/%E0%A4%A'));
