/** Returns the first number, or with `npm test -- --long` the second, greater one. */
export const more = (usual: number, all: number): number => (process.env['TEST_LONG'] ? all : usual);

/** Options for the number of runs of a property: with `npm test -- --long` three times as many, or the given number. */
export const runs = (usual: number, all = 3 * usual) => ({ numRuns: more(usual, all) });
