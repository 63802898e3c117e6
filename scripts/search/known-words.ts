import { QUERIES, type Query, type Wanted } from './data/queries.ts';
import type { Product, Results } from './wishes/types.ts';

/** A right product has to be among this many, for queries of all kinds (experience SRCH-5). */
const SHOWN = 8;

function isRight({ pages, products }: Results, wanted: Wanted, all: readonly Product[]): boolean {
  if (wanted.page !== undefined) return pages[0] === wanted.page;
  return products
    .slice(0, SHOWN)
    .some((sku) => all.some((product) => product.sku === sku && fits(product, wanted)));
}

function fits({ name, maker, type, model, facts }: Product, wanted: Wanted): boolean {
  const { span, fact } = wanted;
  const length = span && Number.parseFloat(facts[span[0]] ?? '');
  return (
    (!wanted.type || wanted.type.test(type)) &&
    (!wanted.brand || maker === wanted.brand) &&
    (!wanted.model || model === wanted.model) &&
    (!wanted.name || wanted.name.test(name)) &&
    (!fact || fact[1].test(facts[fact[0]] ?? '')) &&
    (!span || (length !== undefined && length >= span[1] && length <= span[2]))
  );
}

/** Percentage of the two hundred queries with a right result in sight, and the queries without one. */
export async function knownWords(
  ask: (query: string) => Promise<Results>,
  products: readonly Product[],
): Promise<{ share: number; missed: string[] }> {
  const missed: string[] = [];
  const all: Query[] = Object.values(QUERIES).flat();
  for (const [query, wanted] of all) {
    const results = await ask(query);
    if (!isRight(results, wanted, products))
      missed.push(`    ${query} → ${results.pages[0] ?? results.products[0] ?? 'nothing'}`);
  }
  return { share: (1 - missed.length / all.length) * 100, missed };
}
