import type { Withdrawn } from '@/lib/lists/withdrawn';
import { href } from '@/lib/routing/href';

/** Where to go on from what is no longer sold: to what replaced it, else to a search for its kind or its number. */
export function WayOn({ sku, known }: { sku: string; known: Withdrawn | null }) {
  const words = known?.type || sku;
  return known?.successor ? (
    <a href={href('/p/[sku]', { sku: known.successor })}>See what replaced the {known.name}</a>
  ) : (
    <a href={href('/search-alg', { q: words })}>Search for “{words}”</a>
  );
}
