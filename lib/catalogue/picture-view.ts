/** How a picture's description says that it is seen: `from the front and right`; undefined when it does not. */
export const viewIn = (alt: string): string | undefined => /, ((?:from|drawn as) .+)$/.exec(alt)?.[1];
