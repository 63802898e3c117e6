import type { Withdrawn } from '@/lib/lists/withdrawn';

/** Where to go on from what is no longer sold: to what replaced it, else to a search for its kind or its number. */
export function WayOn({ sku, known }: { sku: string; known: Withdrawn | null }) {
  const words = known?.facts['Type'] ?? sku;
  return known?.successor ? (
    <a href={`/p/${encodeURIComponent(known.successor)}`}>See what replaced the {known.name}</a>
  ) : (
    <a href={`/search-alg?${new URLSearchParams({ q: words })}`}>Search for “{words}”</a>
  );
}
