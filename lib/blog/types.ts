import type { Picture, Seo } from '@/lib/catalogue/types';

/** What a list of the blog shows of a post (specification §3). */
export type PostLine = {
  id: number;
  name: string;
  /** Without trailing slash. */
  path: string;
  author: string | null;
  /** What the author does here; null when nothing is said of it. */
  role: string | null;
  /** ISO 8601. */
  publishedAt: string;
  tags: readonly string[];
  summary: string;
  picture: Picture | null;
};

export type Post = PostLine & { html: string; seo: Seo };

/** One page of the blog. `next` asks for the following one. */
export type PostPage = { posts: PostLine[]; next: string | null };
