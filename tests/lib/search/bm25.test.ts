import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, type Asked, indexTerms, rarityOf } from '@/lib/search/bm25';

const texts = [
  { wash: 2, clothes: 2, spin: 1 },
  { wash: 1, dishes: 2 },
  { dry: 2, clothes: 1 },
].map((counts) => new Map(Object.entries(counts)));
const index = indexTerms(texts);
const ask = (...terms: string[]): Asked[] =>
  terms.map((term) => ({ terms: [{ term, weight: 1 }], unknown: 2 }));

test('a term in fewer texts is rarer, and a term in no text has rarity 0', () => {
  expect(rarityOf('dishes', index)).toBeGreaterThan(rarityOf('wash', index));
  expect(rarityOf('purple', index)).toBe(0);
});

test('the text with most of the terms asked for is first', () => {
  expect(answersTo(ask('wash', 'clothes'), index, 0.5)[0]).toMatchObject({ at: 0, share: 1 });
  expect(answersTo(ask('wash', 'dishes'), index, 0.5)[0]).toMatchObject({ at: 1, share: 1 });
});

test('an unknown term lowers the share that is answered', () => {
  const [best] = answersTo(ask('dishes', 'purple'), index, 0.5);
  expect(best?.share).toBeLessThan(1);
  expect(answersTo(ask('purple'), index, 0.5)).toEqual([]);
});

test('only the best of several alternatives for a term counts', () => {
  const both: Asked = {
    terms: [
      { term: 'dry', weight: 1 },
      { term: 'clothes', weight: 0.5 },
    ],
    unknown: 2,
  };
  const [best] = answersTo([both], index, 0.5);
  expect(best?.at).toBe(2);
  expect(best?.score).toBe(answersTo(ask('dry'), index, 0.5)[0]?.score);
});

test('every answer has a share above 0 and up to 1, and the best is first', () => {
  const words = fc.constantFrom('wash', 'clothes', 'spin', 'dishes', 'dry', 'purple');
  fc.assert(
    fc.property(fc.uniqueArray(words), fc.double({ min: 0, max: 1, noNaN: true }), (asked, long) => {
      const found = answersTo(ask(...asked), index, long);
      for (const { share } of found) expect(share).toBeGreaterThan(0);
      for (const { share } of found) expect(share).toBeLessThanOrEqual(1.000001);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }),
  );
});
