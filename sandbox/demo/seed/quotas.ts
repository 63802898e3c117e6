import type { Leaf } from './data/tree.ts';
import { TREE } from './data/tree.ts';

export const LEAVES: readonly Leaf[] = TREE.flatMap((trunk) =>
  trunk.branches.flatMap((branch) => branch.leaves),
);
/** The size of the catalogue as planned; anything above it is bulk for load tests. */
export const PLANNED = LEAVES.reduce((sum, leaf) => sum + leaf.quota, 0);

/** How many products each leaf gets of `products`: the plan scaled down, never an empty leaf; services always whole. */
export function quotas(products: number): Map<string, number> {
  const share = Math.min(1, products / PLANNED);
  return new Map(
    LEAVES.map((leaf) => [
      leaf.slug,
      leaf.makers === '' ? leaf.quota : Math.max(2, Math.round(leaf.quota * share)),
    ]),
  );
}

/** `tarnside 5, norrvik` as weights. */
export function makersOf(leaf: Leaf): (readonly [string, number])[] {
  return leaf.makers.split(',').map((entry) => {
    const [key = '', weight = '1'] = entry.trim().split(' ');
    return [key, Number(weight)] as const;
  });
}

/** Whether a maker has goods of one of these kinds in any leaf. */
export const makesAnyOf = (maker: string, kinds: readonly string[]): boolean =>
  LEAVES.some((leaf) => kinds.includes(leaf.kind) && makersOf(leaf).some(([key]) => key === maker));
