import { blogHref, readBlogRoute } from '@/lib/blog/rules';
import { pathOf } from '@/lib/catalogue/paths';
import { type Day, instantOf, isDay } from '@/lib/dates/rules';
import { pairsOf } from '@/lib/routing/pairs';

/**
 * Returns the day that drafts are previewed for, null for now or an invalid day, and the instant `now` that decides
 * what is published.
 */
export function requestedDay(param: string): { day: Day | null; now: Date } {
  const now = new Date();
  return isDay(param) ? { day: param, now: instantOf(param, now) } : { day: null, now };
}

/** Query of a URL, as the framework parses it. */
export type Query = Record<string, string | string[] | undefined>;

type RequestedPage = {
  /** Decoded path segments of the published page. */
  segments: string[];
  /** Path of the published page, as written. */
  path: string;
  /** Filters, sort order and page of a list there, as a query; empty for none. */
  search: string;
  /** URL of the published page. */
  published: string;
  /** The requested part of the blog; null for other pages. */
  blog: ReturnType<typeof readBlogRoute>;
};

/** @param path the segments as written in the URL */
export function requestedPage(path: readonly string[], query: Query): RequestedPage {
  const segments = path.map(decodeURIComponent);
  const [first, second, part = '', page = ''] = path;
  const isPart = first === 'place' && second === 'blog';
  const isWhole = first === 'blog' && second === undefined;
  const blog = isPart ? readBlogRoute(part, page) : isWhole ? { tag: null, page: 1 } : null;
  const pairs = pairsOf(query);
  const shown = new URLSearchParams(pairs.filter(([key]) => key !== 'preview' && key !== 'at')).toString();
  const at = pathOf(path);
  const published = blog ? blogHref(blog) : `${at}${shown && `?${shown}`}`;
  const search = shown && new URLSearchParams(pairs).toString();
  return { segments, path: at, search, published, blog };
}
