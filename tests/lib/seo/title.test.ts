import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingDescription } from '@/lib/seo/description';
import { fittingTitle } from '@/lib/seo/title';

describe('a page title', () => {
  test.each([
    ['Washing machines', 'Washing machines | Hobwright'],
    [
      'Tarnside TW-914 washing machine, 9 kg | Hobwright',
      'Tarnside TW-914 washing machine, 9 kg | Hobwright',
    ],
    [
      'Corvanti Domenica 110C electric range cooker, 110 cm, stainless steel | Hobwright',
      'Corvanti Domenica 110C electric range cooker, 110 cm, stainless steel',
    ],
    [
      'Brackenhall Granary 90 range cooker, seven burners, three ovens, a grill, in blue milk | Hobwright',
      'Brackenhall Granary 90 range cooker, seven burners, in blue milk',
    ],
    [
      'Penhallick Mousehole 15 kettle and toaster set, 1.5 litres and 4 slices, stainless steel | Hobwright',
      'Penhallick Mousehole 15 kettle and toaster set, stainless steel',
    ],
    [
      'Everything that anybody could want to know of the cooling of small and of large kitchens',
      'Everything that anybody could want to know of the cooling of small and',
    ],
  ])('is shortened to fit: %s', (title, shown) => expect(fittingTitle(title, 'Hobwright')).toBe(shown));

  test('has no suffix without a shop’s name', () => expect(fittingTitle('Hobs', '')).toBe('Hobs'));

  const word = fc.stringMatching(/^[a-z]{1,14},?$/);
  test('fits its maximum length, and keeps whole words in their order', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), word, (words, shop) => {
        const title = fittingTitle(words.join(' '), shop);
        expect(title.length).toBeLessThanOrEqual(70);
        let at = 0;
        const all = [...words, '|', shop].map((each) => each.replace(/,$/, ''));
        for (const shown of title.split(' ')) {
          at = all.indexOf(shown.replace(/,$/, ''), at) + 1;
          expect(at, `${shown} of ${title}`).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('a page description', () => {
  const text =
    'Gas above and gas below. A gas oven is moist, hotter at the top, and takes 1.5 hours less. It is cheap.';

  test('is the merchant’s own, if that is long enough', () => {
    const own = 'Gas range cookers from 90 to 120 cm, with one oven or three.';
    expect(fittingDescription(own, text)).toBe(own);
  });

  test('is otherwise the first sentences of the page’s text', () => {
    expect(fittingDescription('Gas above and gas below.', text)).toBe(text);
    expect(fittingDescription('', `${text} And so on, for a long time. ${'And on. '.repeat(9)}`)).toBe(
      `${text} And so on, for a long time. And on. And on. And on.`,
    );
  });

  test('is cut between words if a sentence is too long', () => {
    const told = fittingDescription('Gas.', `Gas. One ${'and another, '.repeat(20)}`);
    expect(told).toMatch(/^Gas\. One and another.*[a-z]…$/);
    expect(told.length).toBeLessThanOrEqual(160);
  });

  test('stays short if there is no other text', () => {
    expect(fittingDescription('Gas.', '')).toBe('Gas.');
    expect(fittingDescription('Gas.', 'Gas.')).toBe('Gas.');
  });
});
