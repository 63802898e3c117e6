import type { LiveIndex } from '../engine/live-index.ts';
import { valuesAt } from '../engine/record.ts';

/**
 * Scores every other record by the facet values it shares with this one; rarer values count more. Records of the same
 * family are excluded.
 */
export function alike(index: LiveIndex, id: string, family: string | null): Map<string, number> {
  const own = index.numberOf(id);
  const scores = new Map<string, number>();
  if (own === undefined) return scores;
  const alive = [...index.docs.entries()].filter(([doc, body]) => body !== null && doc !== own);
  const sums = new Float64Array(index.docs.length);
  for (const column of index.facets.values()) {
    const mine = column.rowOf(own);
    if (mine.length === 0) continue;
    const counts = column.count([own, ...alive.map(([doc]) => doc)]);
    for (const [doc] of alive) {
      for (const value of column.rowOf(doc)) {
        if (!mine.includes(value)) continue;
        const share = (counts.get(column.values[value] ?? '') ?? 1) / index.size;
        sums[doc]! += Math.log(1 / Math.min(share, 1)) + 0.01;
      }
    }
  }
  const [kin] = family ? valuesAt(index.docs[own], family) : [];
  for (const [doc, body] of alive) {
    if (kin !== undefined && family && valuesAt(body, family).includes(kin)) continue;
    if (sums[doc]! > 0) scores.set(String(body?.['objectID']), sums[doc]!);
  }
  return scores;
}
