/** With a capital at its beginning, as on a button of its own. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
