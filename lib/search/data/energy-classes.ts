import type { FactPhrase } from './fact-phrases';

const LETTERS = 'abcdefg';

/** Phrases for an energy class; `X` stands for its letter. */
const CALLED =
  'X rated|rated X|X rating|energy class X|class X|energy rating X|energy rating of X|rating of X|X energy rating|energy rated X|grade X|X grade|band X|X band|X energy class|energy grade X|energy label X';
const OR_BETTER =
  'or better|or above|or higher|or over|or more|or more efficient|and above|and better|and over|and up|minimum|plus|at least';
const AT_LEAST = 'at least|minimum|no worse than|not worse than|nothing below|nothing worse than';

const phrasesOf = (patterns: string, letter: string): string[] =>
  patterns.split('|').map((pattern) => pattern.replace('X', letter));

const orBetter = (letter: string): string[] => {
  const names = [letter, ...phrasesOf(CALLED, letter)];
  return [
    ...names.flatMap((name) => OR_BETTER.split('|').map((end) => `${name} ${end}`)),
    ...names.flatMap((name) => AT_LEAST.split('|').map((start) => `${start} ${name}`)),
  ];
};

/** Phrases for energy classes: one class, that class or better, or better than that class. */
export const ENERGY_CLASSES: readonly FactPhrase[] = [...LETTERS].flatMap((letter, at): FactPhrase[] => {
  const before = LETTERS.slice(0, at).toUpperCase();
  const one = { names: ['Energy class'] };
  return [
    {
      ...one,
      phrases: phrasesOf(CALLED, letter).join('|'),
      value: new RegExp(`^${letter.toUpperCase()}\\+* of`),
    },
    ...(at === 0
      ? []
      : [
          {
            ...one,
            phrases: [
              ...orBetter(letter),
              ...(letter === 'b' ? ['a or b', 'a or b rated', 'a b rated', 'a or b rating'] : []),
            ].join('|'),
            value: new RegExp(`^[${before}${letter.toUpperCase()}]\\+* of`),
          },
          {
            ...one,
            phrases: [letter, ...phrasesOf(CALLED, letter)].map((name) => `better than ${name}`).join('|'),
            value: new RegExp(`^[${before}]\\+* of`),
          },
        ]),
  ];
});
