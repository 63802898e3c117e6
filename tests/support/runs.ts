/** How often a property is tried: three times as often by `npm test -- --all`. */
export const runs = (usual: number) => ({ numRuns: process.env['TEST_ALL'] ? 3 * usual : usual });
