/** `an oven`, `a hob`, `an 800 mm gap`: by the first letter, or by how the first figure is said. */
export const withArticle = (noun: string): string => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;
