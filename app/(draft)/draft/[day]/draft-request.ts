import { blogHref, readBlogRoute } from '@/lib/blog/rules';
import { pathOf } from '@/lib/catalogue/paths';
import { type Day, instantOf, isDay } from '@/lib/dates/rules';
import { pairsOf } from '@/lib/routing/pairs';

/** The day on which drafts are looked at, null for now and for what is no day; what is scheduled counts as at `now`. */
export function requestedDay(param: string): { day: Day | null; now: Date } {
  const now = new Date();
  return isDay(param) ? { day: param, now: instantOf(param, now) } : { day: null, now };
}

/** Of an address, as the framework reads it. */
export type Query = Record<string, string | string[] | undefined>;

type RequestedPage = {
  /** Of the address at which the page stands, decoded. */
  segments: string[];
  /** That address as it is written. */
  path: string;
  /** How a list there is narrowed, ordered or paged, as its query says; empty where it is not. */
  search: string;
  /** Where shoppers see what is published. */
  published: string;
  /** The part of the blog that is asked for; null where none is. */
  blog: ReturnType<typeof readBlogRoute>;
};

/** @param path the segments as an address has them */
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
