import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { TEXT_LIFE } from '@/lib/platform/upstreams/commerce-life';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { namesFigure, withFigures } from '@/lib/policy/figures';
import { getPolicy } from '@/lib/policy/queries';
import { BlogOutline, BlogPage, PostById } from './documents';
import { mapPost, mapPostLine } from './map-post';
import type { BlogPlace } from './rules';
import type { Post, PostLine, PostPage } from './types';

/**
 * Returns a page of twelve posts, newest first; null beyond the last page. Earlier pages are read for their cursors.
 * @throws UnreachableError
 */
export async function getPostPage({ tag, page }: BlogPlace): Promise<PostPage | null> {
  let after: string | null = null;
  for (let before = 1; before < page; before++) {
    after = (await readPage(tag, after)).next;
    if (after === null) return null;
  }
  const found = await readPage(tag, after);
  return found.posts.length > 0 || (page === 1 && tag === null) ? found : null;
}

async function readPage(tag: string | null, after: string | null): Promise<PostPage> {
  'use cache';
  cacheLife(TEXT_LIFE);
  cacheTag(cacheTags.posts);
  const filters = tag === null ? null : { tags: [tag] };
  const { blog } = orUnreachable(await catalogueQuery(BlogPage, { after, filters })).site.content;
  const { hasNextPage, endCursor } = blog?.posts.pageInfo ?? { hasNextPage: false, endCursor: null };
  const posts = await inFigures(nodesOf(blog?.posts).map(mapPostLine));
  return { posts, next: hasNextPage ? endCursor : null };
}

/** @throws UnreachableError */
export async function getPost(id: number): Promise<Post | null> {
  'use cache';
  cacheLife(TEXT_LIFE);
  cacheTag(cacheTags.posts);
  const { blog } = orUnreachable(await catalogueQuery(PostById, { id })).site.content;
  return blog?.post ? inFigures(mapPost(blog.post)) : null;
}

/** Replaces the names of policy figures in the texts with their values. */
const inFigures = async <T>(posts: T): Promise<T> =>
  namesFigure(posts) ? withFigures(posts, await getPolicy()) : posts;

export type OutlineLine = {
  name: string;
  path: string;
  tags: readonly string[];
  summary: string;
  publishedAt: string;
};
type Blog = ResultOf<typeof BlogOutline>['site']['content']['blog'];

/** Returns the path, tags and summary of every post, newest first. @throws UnreachableError */
export async function getBlogOutline(): Promise<OutlineLine[]> {
  'use cache';
  cacheLife(TEXT_LIFE);
  cacheTag(cacheTags.posts);
  const lines: OutlineLine[] = [];
  let after: string | null = null;
  do {
    const blog: Blog = orUnreachable(await catalogueQuery(BlogOutline, { after })).site.content.blog;
    for (const { name, path, tags, plainTextSummary: summary, publishedDate } of nodesOf(blog?.posts))
      lines.push({ name, path: shopPath(path), tags, summary, publishedAt: publishedDate.utc });
    after = blog?.posts.pageInfo.hasNextPage ? blog.posts.pageInfo.endCursor : null;
  } while (after);
  return lines;
}

const MOST_RELATED = 4;

/**
 * Returns the newest posts that have one of the tags, without the post with the id `except`.
 * @throws UnreachableError
 */
export async function getPostsAbout(tags: readonly string[], except?: number): Promise<PostLine[]> {
  if (tags.length === 0) return [];
  const pages = await Promise.all(tags.map((tag) => readPage(tag, null)));
  const byId = new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post]));
  return [...byId.values()]
    .filter(({ id }) => id !== except)
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, MOST_RELATED);
}
