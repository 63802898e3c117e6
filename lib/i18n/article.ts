/**
 * Adds the indefinite article: `an oven`, `a hob`, `an 800 mm gap`; chosen by the first letter, or by an 8, 11 or 18.
 */
export const withArticle = (noun: string): string =>
  `${/^([aeiou8]|1[18]\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;
