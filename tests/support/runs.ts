/** A number, and a greater one with `npm test -- --long`. */
export const more = (usual: number, all: number): number => (process.env['TEST_LONG'] ? all : usual);

/** How often a property is tried: three times as often by `npm test -- --long`, or as often as is said. */
export const runs = (usual: number, all = 3 * usual) => ({ numRuns: more(usual, all) });
