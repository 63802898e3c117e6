import type { Store } from '../../store/store.ts';
import { daysFrom } from '../calendar.ts';
import { POSTS } from '../data/posts.ts';

export type PostText = {
  slug: string;
  name: string;
  author: string;
  daysAgo: number;
  tags: readonly string[];
  image: string;
  summary: string;
  html: string;
};

const NINE_IN_THE_MORNING = 9 * 3_600_000;

/** Writes the blog and answers the ids by slug, oldest first from 1. */
export function writePosts(store: Store, today: number): Map<string, number> {
  const insert = store.prepare(
    'INSERT INTO blog_post (id, name, path, author, html, summary, tags, image, published_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const oldest = POSTS.toSorted((a, b) => b.daysAgo - a.daysAgo);
  return new Map(
    oldest.map(({ slug, name, author, daysAgo, tags, image, summary, html }, index) => {
      const at = daysFrom(today, -daysAgo) + NINE_IN_THE_MORNING;
      insert.run(index + 1, name, `/blog/${slug}/`, author, html, summary, JSON.stringify(tags), image, at);
      return [slug, index + 1] as const;
    }),
  );
}
