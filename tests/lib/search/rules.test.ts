import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meansHelp, resultsHref, sameNumber, wordsOf } from '@/lib/search/rules';

describe('what is looked for', () => {
  it('comes back from its own address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('commerce' as const, 'service' as const),
        (q, engine) => {
          const words = wordsOf({ q });
          const { searchParams } = new URL(resultsHref(words, engine), 'https://shop.example');
          expect(wordsOf(Object.fromEntries(searchParams))).toBe(words);
        },
      ),
    );
  });

  it('is cut at 200 letters, and the first of several counts', () => {
    expect([...wordsOf({ q: 'é'.repeat(500) })]).toHaveLength(200);
    expect(wordsOf({ q: ['hob', 'oven'] })).toBe('hob');
    expect(wordsOf({})).toBe('');
  });
});

describe('numbers', () => {
  it.each([
    ['TW-914', 'tw914', true],
    ['DH-21/19', 'dh 21 19', true],
    ['TW-914', 'TW-915', false],
    ['Barrel', 'barrel', false],
    ['', '', false],
  ])('%s and %s: %s', (a, b, same) => expect(sameNumber(a, b)).toBe(same));
});

describe('pages that help', () => {
  const marked = (matchLevel: string) => ({ keywords: [{ matchLevel: 'none' }, { matchLevel }] });
  it.each([
    [{ kind: 'help', _highlightResult: marked('full') }, true],
    [{ kind: 'help', _highlightResult: { name: { matchLevel: 'full' } } }, true],
    [{ kind: 'help', _highlightResult: marked('partial') }, false],
    [{ kind: 'post', _highlightResult: marked('full') }, false],
    [{}, false],
  ])('%j: %s', (hit, means) => expect(meansHelp(hit)).toBe(means));
});
