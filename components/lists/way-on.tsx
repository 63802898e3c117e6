import type { Withdrawn } from '@/lib/lists/withdrawn';
import { href } from '@/lib/routing/href';

/** Link from a product that is no longer sold to its successor, or else to a search for its kind or SKU. */
export function WayOn({ sku, withdrawn }: { sku: string; withdrawn: Withdrawn | null }) {
  const words = withdrawn?.type || sku;
  return withdrawn?.successor ? (
    <a href={href('/p/[sku]', { sku: withdrawn.successor })}>See what replaced the {withdrawn.name}</a>
  ) : (
    <a href={href('/search-alg', { q: words })}>Search for “{words}”</a>
  );
}
