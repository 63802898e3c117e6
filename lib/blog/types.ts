/** A post of the merchant's blog (specification §3). */
export type Post = {
  id: number;
  name: string;
  /** Without trailing slash. */
  path: string;
  author: string | null;
  /** ISO 8601. */
  publishedAt: string;
  tags: readonly string[];
  summary: string;
  html: string;
};
