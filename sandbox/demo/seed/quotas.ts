import type { Leaf } from './data/tree.ts';
import { TREE } from './data/tree.ts';

export const LEAVES: readonly Leaf[] = TREE.flatMap((trunk) =>
  trunk.branches.flatMap((branch) => branch.leaves),
);
/** Size of the planned catalogue. Anything above it is bulk for load tests. */
export const PLANNED = LEAVES.reduce((sum, leaf) => sum + leaf.quota, 0);

/**
 * Returns the number of products of each category for a total of `products`: the plan scaled down, at least two per
 * category, all services.
 */
export function quotas(products: number): Map<string, number> {
  const share = Math.min(1, products / PLANNED);
  return new Map(
    LEAVES.map((leaf) => [
      leaf.slug,
      leaf.makers === '' ? leaf.quota : Math.max(2, Math.round(leaf.quota * share)),
    ]),
  );
}

/** Parses `tarnside 5, norrvik` into weights. */
export function makersOf(leaf: Leaf): (readonly [string, number])[] {
  return leaf.makers.split(',').map((entry) => {
    const [key = '', weight = '1'] = entry.trim().split(' ');
    return [key, Number(weight)] as const;
  });
}

/** Whether a maker has products of one of these kinds in any category. */
export const makesAnyOf = (maker: string, kinds: readonly string[]): boolean =>
  LEAVES.some((leaf) => kinds.includes(leaf.kind) && makersOf(leaf).some(([key]) => key === maker));
