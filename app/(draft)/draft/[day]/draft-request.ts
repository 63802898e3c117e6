import { blogHref, readBlogRoute } from '@/lib/blog/rules';
import { type Day, instantOf, isDay } from '@/lib/dates/rules';

/** The day on which drafts are looked at, null for now and for what is no day; what is scheduled counts as at `now`. */
export function requestedDay(param: string): { day: Day | null; now: Date } {
  const now = new Date();
  return isDay(param) ? { day: param, now: instantOf(param, now) } : { day: null, now };
}

type RequestedPage = {
  /** Of the address at which the page stands, decoded. */
  segments: string[];
  /** That address as it is written. */
  path: string;
  /** Where shoppers see what is published. */
  published: string;
  /** The part of the blog that is asked for; null where none is. */
  blog: ReturnType<typeof readBlogRoute>;
};

/** @param path the segments as an address has them */
export function requestedPage(path: readonly string[]): RequestedPage {
  const segments = path.map(decodeURIComponent);
  const [first, second, part = '', page = ''] = path;
  const isPart = first === 'place' && second === 'blog';
  const isWhole = first === 'blog' && second === undefined;
  const blog = isPart ? readBlogRoute(part, page) : isWhole ? { tag: null, page: 1 } : null;
  return { segments, path: `/${path.join('/')}`, published: blog ? blogHref(blog) : `/${segments.join('/')}`, blog };
}
