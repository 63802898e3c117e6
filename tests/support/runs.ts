import { isAll } from '../../scripts/lib/test-depth';

/** Returns the first number, or with `npm test -- --all` the second, greater one. */
export const more = (usual: number, all: number): number => (isAll ? all : usual);

/** Options for the number of runs of a property: with `npm test -- --all` three times as many, or the given number. */
export const runs = (usual: number, all = 3 * usual) => ({ numRuns: more(usual, all) });
