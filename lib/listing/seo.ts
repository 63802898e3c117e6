import type { Category } from '@/lib/catalogue/types';
import { isDepartment } from './place';
import { type ListingQuery, PLAIN_QUERY } from './query';
import { isNarrowed, listingHref } from './url';

/**
 * The title of a category's list and where it is indexed: everything in a category that is one list anyway, under the
 * category's own address (experience §4.2).
 */
export function categorySeo(category: Category, all: boolean) {
  const { seo, name, path } = category;
  return all && isDepartment(category)
    ? { title: `All ${name}`, path: `${path}/all` }
    : { title: seo.title, path };
}

/**
 * How a list in a certain state is indexed: further pages under their own address, order and number shown under
 * the plain one, anything narrowed not at all (experience §4.2).
 */
export function listingSeo(title: string, path: string, query: ListingQuery) {
  const plain =
    query.sort === PLAIN_QUERY.sort && query.show === PLAIN_QUERY.show && !query.includeOutOfStock;
  const narrowed = isNarrowed(query) || query.includeOutOfStock;
  const page = plain && !narrowed ? query.page : 1;
  return {
    title: query.page > 1 ? title.replace(/( \| .*)?$/, ` – page ${query.page}$1`) : title,
    path: listingHref(path, { ...PLAIN_QUERY, page }),
    ...(narrowed && { robots: 'noindex' as const }),
  };
}
