import { blogHref, readBlogRoute } from '@/lib/blog/rules';
import { type Day, instantOf, isDay } from '@/lib/dates/rules';
import { readDraftRoute } from '@/lib/routing/drafts';

export type DraftParams = Promise<{ path?: string[] }>;

type AskedDraft = {
  /** Null for now, and for what is no day. */
  day: Day | null;
  /** What is scheduled counts as at this instant. */
  now: Date;
  /** Of the address at which the page stands, decoded. */
  segments: string[];
  /** That address, where shoppers see what is published. */
  published: string;
  /** The part of the blog that is asked for; null where none is. */
  blog: ReturnType<typeof readBlogRoute>;
};

/** Reads which page an editor wants to see, and as on which day. */
export async function askedDraft(params: DraftParams): Promise<AskedDraft> {
  const { day: written, segments: raw } = readDraftRoute((await params).path ?? []);
  const day = written !== null && isDay(written) ? written : null;
  const now = new Date();
  const segments = raw.map(decodeURIComponent);
  const [first, second, part = '', page = ''] = raw;
  const isPart = first === 'place' && second === 'blog';
  const isWhole = first === 'blog' && second === undefined;
  const blog = isPart ? readBlogRoute(part, page) : isWhole ? { tag: null, page: 1 } : null;
  return {
    day,
    now: day === null ? now : instantOf(day, now),
    segments,
    published: blog ? blogHref(blog) : `/${segments.join('/')}`,
    blog,
  };
}
