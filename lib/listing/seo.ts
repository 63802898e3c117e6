import type { Category } from '@/lib/catalogue/types';
import { isDepartment } from './place';
import { type ListingQuery, PLAIN_QUERY } from './query';
import { isNarrowed, listingHref } from './url';

/**
 * Returns the title of a category's listing and the path under which it is indexed. `/all` of a category that is a
 * single listing anyway is indexed under the category's own address (experience §4.2).
 */
export function categorySeo(category: Category, all: boolean) {
  const { seo, name, path } = category;
  return all && isDepartment(category)
    ? { title: `All ${name}`, path: `${path}/all` }
    : { title: seo.title, path };
}

/**
 * Returns how a state of a listing is indexed: further pages under their own address, sort orders and page sizes under
 * the plain one, filtered listings not at all (experience §4.2).
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
