import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinName, splitName } from '@/lib/addresses/names';

test('splitting and joining a name returns the same name in any language', () => {
  const word = fc.stringMatching(/^[\p{L}'’-]{1,12}$/u).filter((text) => text !== '-');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      expect(joinName(splitName(words.join(' ')))).toBe(words.join(' '));
    }),
  );
});
