/** Texts by the terms that stand in them. */
export type TermIndex = {
  size: number;
  /** Per term: in which texts it stands, and how much of it. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** All that stands in each text, and the mean of them. */
  lengths: readonly number[];
  mean: number;
};

/** Ways to say one thing, with what each of them counts; `unknown` is what it tells where no text has any of them. */
export type Asked = { terms: readonly { term: string; weight: number }[]; unknown: number };

/** How well a text answers. `share`: how much of what was asked it holds, from 0 to 1. */
export type Answer = { at: number; score: number; share: number };

/** How soon more of the same counts no more. */
const SATURATION = 1.2;

/** Makes an index of texts, each as how much of each term stands in it. */
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

/** How much a term tells: the more, the fewer texts have it. */
export function rarityOf(term: string, { postings, size }: TermIndex): number {
  const held = postings.get(term)?.size ?? 0;
  return held > 0 ? Math.log(1 + (size - held + 0.5) / (held + 0.5)) : 0;
}

/**
 * The texts that hold anything of what is asked, the best first: BM25 (Robertson and Zaragoza, 2009).
 * @param long how much less a word counts in a long text, from 0 to 1
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
