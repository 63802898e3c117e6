import 'server-only';
import { z } from 'zod';
import { shopPath } from '@/lib/catalogue/paths';
import { type Day, londonDate } from '@/lib/dates/rules';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orFallback, orUnreachable } from '@/lib/platform/result';
import { readPolicyDraft } from '@/lib/policy/entry-queries';
import { withFigures } from '@/lib/policy/figures';
import { getPost } from './queries';
import { authorParts, type BlogPlace, countTags, POSTS_A_PAGE } from './rules';
import type { Post, PostLine } from './types';

const platformPost = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  body: z.string(),
  summary: z.string().nullish(),
  tags: z.array(z.string()),
  author: z.string().nullish(),
  is_published: z.boolean(),
  published_date_iso8601: z.string(),
  meta_description: z.string().nullish(),
});
type PlatformPost = z.infer<typeof platformPost>;

/** The platform answers 204 beyond the last page. */
const posts = z.array(platformPost).nullable();

/** Maximum page size of the platform. */
const MOST = 250;

/** Returns a post as it is now, published or not; never cached. @throws UnreachableError */
export async function getPostDraft(path: string): Promise<Post | null> {
  const found = await readPosts({ url: `${path}/` });
  const post = found.find(({ url }) => shopPath(url) === path);
  return post ? withFigures(mapPlatformPost(post), await readPolicyDraft()) : null;
}

type PostPageDraft = { posts: PostLine[]; total: number; tags: { tag: string; count: number }[] };

/**
 * Returns a page of twelve posts, unpublished ones included, newest first; null beyond the last page.
 * @param day posts dated later than this day are left out; null leaves out none
 * @throws UnreachableError
 */
export async function getPostPageDraft(
  { tag, page }: BlogPlace,
  day: Day | null,
): Promise<PostPageDraft | null> {
  const all = (await readAllPosts()).filter(
    ({ published_date_iso8601: date }) => day === null || londonDate(new Date(date)) <= day,
  );
  const fitting = tag === null ? all : all.filter(({ tags }) => tags.includes(tag));
  const shown = fitting
    .toSorted((a, b) => Date.parse(b.published_date_iso8601) - Date.parse(a.published_date_iso8601))
    .slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE);
  if (shown.length === 0 && !(page === 1 && tag === null)) return null;
  const lines = await Promise.all(shown.map(withPicture));
  return {
    posts: withFigures(lines, await readPolicyDraft()),
    total: fitting.length,
    tags: countTags(all),
  };
}

/**
 * Adds the picture of a published post from the storefront API. A draft has none, because the management API gives no
 * picture.
 */
async function withPicture(post: PlatformPost): Promise<PostLine> {
  const published = post.is_published ? await orFallback(getPost(post.id), null) : null;
  return { ...mapPlatformPost(post), picture: published?.picture ?? null };
}

const readPosts = async (query: Record<string, string>): Promise<PlatformPost[]> =>
  orUnreachable(await managementRequest({ path: '/v2/blog/posts', query }, posts)) ?? [];

async function readAllPosts(): Promise<PlatformPost[]> {
  const all: PlatformPost[] = [];
  let found: PlatformPost[];
  do {
    found = await readPosts({ limit: String(MOST), page: String(all.length / MOST + 1) });
    all.push(...found);
  } while (found.length === MOST);
  return all;
}

const mapPlatformPost = (post: PlatformPost): Post => ({
  id: post.id,
  name: post.title,
  path: shopPath(post.url),
  ...authorParts(post.author ?? null),
  publishedAt: post.published_date_iso8601,
  tags: post.tags,
  summary: post.summary ?? '',
  picture: null,
  html: post.body,
  seo: { title: post.title, description: post.meta_description ?? '' },
});
