import 'server-only';
import { getServices } from './queries';
import { warrantyOf } from './rules';
import type { Warranty } from './types';

/**
 * Returns every extended cover on sale, from the same catalogue as product pages and baskets.
 * @throws {UnreachableError}
 */
export async function getWarranties(): Promise<Warranty[]> {
  return (await getServices()).filter(({ kind }) => kind === 'cover').map(warrantyOf);
}
