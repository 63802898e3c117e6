/** An index of texts by their terms. */
export type TermIndex = {
  size: number;
  /** Per term, its weighted count in each text, by the text's position. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Sum of the weighted counts in each text, and the mean of these sums. */
  lengths: readonly number[];
  mean: number;
};

/**
 * One concept of a query: its alternative terms and their weights. `unknown` is its rarity if no text contains any of
 * them.
 */
export type Asked = { terms: readonly { term: string; weight: number }[]; unknown: number };

/**
 * How well the text at position `at` matches. `share`: how much of the query it contains, weighted by rarity, from 0 to
 * 1.
 */
export type Answer = { at: number; score: number; share: number };

/** BM25 parameter k1: how soon further occurrences of a term stop counting. */
const SATURATION = 1.2;

/** Indexes texts, each given as the weighted counts of its terms. */
export function indexTerms(texts: readonly ReadonlyMap<string, number>[]): TermIndex {
  const postings = new Map<string, Map<number, number>>();
  for (const [at, counts] of texts.entries()) {
    for (const [term, count] of counts) {
      const held = postings.get(term) ?? new Map<number, number>();
      postings.set(term, held.set(at, count));
    }
  }
  const lengths = texts.map((counts) => [...counts.values()].reduce((sum, one) => sum + one, 0));
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(lengths.length, 1);
  return { size: texts.length, postings, lengths, mean };
}

/** Inverse document frequency of a term: the fewer texts contain it, the higher it is. 0 if none does. */
export function rarityOf(term: string, { postings, size }: TermIndex): number {
  const held = postings.get(term)?.size ?? 0;
  return held > 0 ? Math.log(1 + (size - held + 0.5) / (held + 0.5)) : 0;
}

/**
 * Returns the texts that contain any part of a query, ranked by BM25 (Robertson and Zaragoza, 2009), best first.
 * @param long BM25 parameter b: how much less a term counts in a long text, from 0 to 1
 */
export function answersTo(asked: readonly Asked[], index: TermIndex, long: number): Answer[] {
  const found = new Map<number, { score: number; told: number }>();
  let whole = 0;
  for (const { terms, unknown } of asked) {
    const known = terms.flatMap(({ term, weight }) => {
      const rarity = rarityOf(term, index) * weight;
      return rarity > 0 ? [{ held: index.postings.get(term), rarity }] : [];
    });
    whole += known.length > 0 ? Math.max(...known.map(({ rarity }) => rarity)) : unknown;
    const best = new Map<number, { score: number; told: number }>();
    for (const { held, rarity } of known) {
      for (const [at, count] of held ?? []) {
        const norm = 1 - long + long * ((index.lengths[at] ?? 0) / index.mean);
        const score = (rarity * count * (SATURATION + 1)) / (count + SATURATION * norm);
        const before = best.get(at) ?? { score: 0, told: 0 };
        best.set(at, { score: Math.max(before.score, score), told: Math.max(before.told, rarity) });
      }
    }
    for (const [at, { score, told }] of best) {
      const before = found.get(at);
      found.set(at, { score: (before?.score ?? 0) + score, told: (before?.told ?? 0) + told });
    }
  }
  return [...found]
    .map(([at, { score, told }]) => ({ at, score, share: told / Math.max(whole, Number.EPSILON) }))
    .toSorted((a, b) => b.score - a.score);
}
