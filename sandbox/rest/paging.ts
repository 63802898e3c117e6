import { RestError } from './errors.ts';

export interface Paging {
  page: number;
  limit: number;
}

const LARGEST_PAGE = 250;

/**
 * Parses `page` and `limit`. @throws RestError 422 if one is not a positive whole number, 413 if the page is too large
 */
export function pagingOf(query: { page?: string; limit?: string }): Paging {
  const page = whole('page', query.page, 1);
  const limit = whole('limit', query.limit, 50);
  if (limit > LARGEST_PAGE) throw new RestError(413, `At most ${LARGEST_PAGE} records at once.`);
  return { page, limit };
}

function whole(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw new RestError(422, `Bad ${name}.`, { [name]: 'Give a whole number from 1 on.' });
  return Number(given);
}

/** Returns the `meta` of a list, with links to the neighbouring pages. */
export function metaOf({ page, limit }: Paging, count: number, total: number): object {
  const pages = Math.ceil(total / limit);
  const link = (to: number): string => `?page=${to}&limit=${limit}`;
  return {
    pagination: {
      total,
      count,
      per_page: limit,
      current_page: page,
      total_pages: pages,
      links: {
        ...(page > 1 && { previous: link(page - 1) }),
        current: link(page),
        ...(page < pages && { next: link(page + 1) }),
      },
    },
  };
}

/** Parses `id:in=1,2`. @throws RestError 422 */
export function idsIn(name: string, given: string): number[] {
  return given.split(',').map((each) => {
    if (!/^\d{1,10}$/.test(each)) throw new RestError(422, `Bad ${name}.`, { [name]: 'Give whole numbers.' });
    return Number(each);
  });
}
