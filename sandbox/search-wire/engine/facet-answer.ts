import type { LiveIndex } from './live-index.ts';

export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

export interface FacetAnswer {
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, FacetStats>;
}

/** Counts the requested facets in the records found. `*` stands for all facets of the index. */
export function facetAnswer(
  index: LiveIndex,
  docs: readonly number[],
  { facets: asked, most, by }: { facets: readonly string[]; most: number; by: 'count' | 'alpha' },
): FacetAnswer {
  const names = (asked.includes('*') ? [...index.facets.keys()] : asked).filter(
    (name) => !index.filterOnly.has(name),
  );
  const counted = index.countFacets(docs);
  const facets: FacetAnswer['facets'] = {};
  const stats: FacetAnswer['facets_stats'] = {};
  for (const name of names) {
    const counts = counted.get(name);
    if (!counts || counts.size === 0) continue;
    facets[name] = Object.fromEntries(inOrder(counts, by).slice(0, most));
    const figures = index.facets.get(name)?.hasNumbers ? statsOf(index, docs, name) : null;
    if (figures) stats[name] = figures;
  }
  return { facets, facets_stats: stats };
}

function inOrder(counts: ReadonlyMap<string, number>, by: 'count' | 'alpha'): [string, number][] {
  return [...counts].toSorted(([a, m], [b, n]) =>
    by === 'count' && m !== n ? n - m : a < b ? -1 : Number(a > b),
  );
}

function statsOf(index: LiveIndex, docs: readonly number[], name: string): FacetStats | null {
  let count = 0;
  const stats = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, avg: 0, sum: 0 };
  const column = index.column(name);
  for (const doc of docs) {
    for (const value of column[doc] ?? []) {
      if (typeof value !== 'number') continue;
      count++;
      stats.sum += value;
      stats.min = Math.min(stats.min, value);
      stats.max = Math.max(stats.max, value);
    }
  }
  return count > 0 ? { ...stats, avg: stats.sum / count } : null;
}
