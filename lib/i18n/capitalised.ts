/** Capitalises the first letter, as for the text of a button. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
