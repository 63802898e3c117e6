import { platformError } from './errors.ts';

/** Arguments of a connection. Without `first` and `last` a page has the first ten. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Where a page starts and how much it holds. */
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
/** The most of anything that may be asked for at once, but for the variants of a product (vercel/commerce #442 and #655). */
const LARGEST_PAGE = 50;
export const MOST_VARIANTS = 250;

/**
 * What a page covers of a list; an empty cursor counts as none.
 * @param countAll how long the list is, which only a page from its end has to know
 * @throws the platform's error for a negative size, one above `most`, or a cursor that is none of its own.
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

/** One page of a list that is known in part: its nodes from `span.offset` on, and how many there are in all. */
export function pageOf<T>(nodes: readonly T[], { offset }: Span, total: number): Connection<T> {
  const last = offset + nodes.length - 1;
  return {
    pageInfo: {
      hasNextPage: nodes.length > 0 && last + 1 < total,
      hasPreviousPage: offset > 0 && total > 0,
      startCursor: nodes.length > 0 ? cursorOf(offset) : null,
      endCursor: nodes.length > 0 ? cursorOf(last) : null,
    },
    // Most lists are read without their cursors, so none is written before it is asked for.
    edges: nodes.map((node, index) => ({
      node,
      get cursor() {
        return cursorOf(offset + index);
      },
    })),
    collectionInfo: { totalItems: total },
  };
}

/** The asked page of a list that is known whole. */
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
