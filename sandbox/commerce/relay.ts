import { platformError } from './errors.ts';

/** Arguments of a connection. Without `first` and `last`, a page has the first ten items. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Offset and maximum length of a page. */
export interface Span {
  offset: number;
  limit: number;
}

export interface Connection<T> {
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { node: T; cursor: string }[];
  collectionInfo: { totalItems: number };
}

const DEFAULT_PAGE = 10;
/** Largest page size of any connection, except for the variants of a product (vercel/commerce #442 and #655). */
const LARGEST_PAGE = 50;
export const MOST_VARIANTS = 250;

/**
 * Returns the part of a list that a page covers. An empty cursor counts as none.
 * @param countAll returns the length of the list; only called for pages from its end
 * @throws the platform's error for a negative size, a size above `most`, or an invalid cursor
 */
export function spanOf(
  { first, after, last, before }: PageArguments,
  countAll: () => number,
  most = LARGEST_PAGE,
): Span {
  const limit = first ?? last ?? DEFAULT_PAGE;
  if (limit < 0) throw platformError(`Invalid page size: ${limit}.`);
  if (limit > most)
    throw platformError(`Argument '${first == null ? 'last' : 'first'}' cannot exceed ${most}`);
  const start = after ? positionOf(after) + 1 : 0;
  const end = before ? positionOf(before) : Number.POSITIVE_INFINITY;
  if (first != null || last == null)
    return { offset: start, limit: Math.max(0, Math.min(limit, end - start)) };
  const stop = Math.min(end, countAll());
  const offset = Math.max(start, stop - limit);
  return { offset, limit: Math.max(0, stop - offset) };
}

/** Returns one page of a list that is only partly loaded: `nodes` from `span.offset` on, of `total`. */
export function pageOf<T>(nodes: readonly T[], { offset }: Span, total: number): Connection<T> {
  const last = offset + nodes.length - 1;
  return {
    pageInfo: {
      hasNextPage: nodes.length > 0 && last + 1 < total,
      hasPreviousPage: offset > 0 && total > 0,
      startCursor: nodes.length > 0 ? cursorOf(offset) : null,
      endCursor: nodes.length > 0 ? cursorOf(last) : null,
    },
    // Cursors are computed lazily, as most lists are read without them.
    edges: nodes.map((node, index) => ({
      node,
      get cursor() {
        return cursorOf(offset + index);
      },
    })),
    collectionInfo: { totalItems: total },
  };
}

/** Returns the requested page of a list that is fully loaded. */
export function connectionOf<T>(list: readonly T[], page: PageArguments, most?: number): Connection<T> {
  const span = spanOf(page, () => list.length, most);
  return pageOf(list.slice(span.offset, span.offset + span.limit), span, list.length);
}

export function globalId(type: string, entityId: number | string): string {
  return Buffer.from(`${type}:${entityId}`).toString('base64');
}

function cursorOf(position: number): string {
  return Buffer.from(`arrayconnection:${position}`).toString('base64');
}

function positionOf(cursor: string): number {
  const found = /^arrayconnection:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64').toString());
  if (!found) throw platformError(`Invalid cursor: ${cursor}`);
  return Number(found[1]);
}
