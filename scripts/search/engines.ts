import { getSearchPage } from '../../lib/search/page-queries.ts';
import type { Engine } from '../../lib/search/rules.ts';
import { sentencesOf } from '../../lib/search/sentences.ts';
import { goodsOf } from '../../lib/search/understood.ts';
import type { Product, Results } from './wishes/types.ts';

const NOTHING: Results = { products: [], pages: [], sentences: [] };

/** What a results page shows for a query; uses the function with which its route renders. */
export async function resultsPage(engine: Engine, q: string, products: readonly Product[]): Promise<Results> {
  const outcome = await getSearchPage(engine, { q });
  if (outcome.kind === 'nothing asked') return NOTHING;
  if (outcome.kind === 'elsewhere')
    return { ...NOTHING, products: productAt(outcome.to, products), pages: [outcome.to] };
  const { view, pages, wish, leftOut, gaps } = outcome.found;
  const found = goodsOf(outcome.found);
  return {
    products: found > 0 ? view.listing.products.map(({ sku }) => sku) : [],
    pages: pages.map(({ path }) => path),
    sentences: sentencesOf({ wish, leftOut, gaps, found, isHelped: pages.length > 0 }),
  };
}

/** A query that is an exact SKU redirects to the product itself. */
const productAt = (to: string, products: readonly Product[]): string[] =>
  products.flatMap(({ path, sku }) => (path === to ? [sku] : []));
