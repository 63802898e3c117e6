import 'server-only';
import { getServices } from './queries';
import { warrantyOf } from './rules';
import type { Warranty } from './types';

/**
 * Every extended cover that is on sale, from the catalogue that product pages and baskets take it from.
 * @throws UnreachableError
 */
export async function getWarranties(): Promise<Warranty[]> {
  return (await getServices()).filter(({ kind }) => kind === 'cover').map(warrantyOf);
}
