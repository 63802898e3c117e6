/** Adds the indefinite article: `an oven`, `a hob`, `an 800 mm gap`; chosen by the first letter, or an 8. */
export const withArticle = (noun: string): string => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;
