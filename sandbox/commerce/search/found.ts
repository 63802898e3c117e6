import type { Parts } from '../../parts.ts';
import type { SearchRequest } from '../../search/types.ts';
import { type Product, productsByIds } from '../products/product.ts';
import { type Connection, type PageArguments, pageOf, spanOf } from '../relay.ts';

/** A search request without its page and facets. */
export type Wanted = Omit<SearchRequest, 'offset' | 'limit' | 'facets'>;

/** Returns one page of the search results. */
export function foundProducts(parts: Parts, wanted: Wanted, page: PageArguments): Connection<Product> {
  const countAll = (): number => parts.search.search({ ...wanted, offset: 0, limit: 0, facets: false }).total;
  const span = spanOf(page, countAll);
  const { ids, total } = parts.search.search({ ...wanted, ...span, facets: false });
  return pageOf(productsByIds(parts.store, ids), span, total);
}
