import type { Picture, Seo } from '@/lib/catalogue/types';

/** What a list of posts shows of a post (specification §3). */
export type PostLine = {
  id: number;
  name: string;
  /** Without trailing slash. */
  path: string;
  author: string | null;
  /** The author's role at the shop; null when it is not stated. */
  role: string | null;
  /** ISO 8601. */
  publishedAt: string;
  tags: readonly string[];
  summary: string;
  picture: Picture | null;
};

export type Post = PostLine & { html: string; seo: Seo };

/** One page of the blog. `next` is the cursor of the following page. */
export type PostPage = { posts: PostLine[]; next: string | null };
