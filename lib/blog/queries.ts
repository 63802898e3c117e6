import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import { cacheTags } from '@/lib/platform/cache-tags';
import { catalogueQuery } from '@/lib/platform/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { BlogPosts } from './documents';
import type { Post } from './types';

type Blog = ResultOf<typeof BlogPosts>['site']['content']['blog'];

/**
 * Every post, newest first; none where the platform keeps no blog.
 * @throws UnreachableError
 */
export async function getPosts(): Promise<Post[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 86_400, expire: 172_800 });
  cacheTag(cacheTags.posts);
  const posts: Post[] = [];
  let after: string | null = null;
  do {
    const blog: Blog = orUnreachable(await catalogueQuery(BlogPosts, { after })).site.content.blog;
    for (const node of nodesOf(blog?.posts)) {
      posts.push({
        id: node.entityId,
        name: node.name,
        path: shopPath(node.path),
        author: node.author,
        publishedAt: node.publishedDate.utc,
        tags: node.tags,
        summary: node.plainTextSummary,
        html: node.htmlBody,
      });
    }
    after = blog?.posts.pageInfo.hasNextPage ? blog.posts.pageInfo.endCursor : null;
  } while (after);
  return posts;
}

/** @throws UnreachableError */
export async function getPost(path: string): Promise<Post | null> {
  return (await getPosts()).find((post) => post.path === path) ?? null;
}
