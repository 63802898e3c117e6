import MarkdownIt from 'markdown-it';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { daysFrom } from '@hobwright/sandbox/calendar.ts';
import { withFigures } from '../../texts/figures.ts';
import { listed, readFolder, type Written } from '../../texts/read.ts';

const NINE_IN_THE_MORNING = 9 * 3_600_000;

const markdown = new MarkdownIt({ html: true });

const daysAgo = ({ head }: Written): number => Number(head['days ago']);

/** Writes the blog posts of `posts/` and returns their ids by slug, from 1 for the oldest. */
export function writePosts(store: Store, today: number): Map<string, number> {
  const insert = store.prepare(
    `INSERT INTO blog_post (id, name, path, author, html, summary, tags, image, published_at, is_published)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const oldestFirst = readFolder(new URL('../posts/', import.meta.url)).toSorted(
    (a, b) => daysAgo(b) - daysAgo(a),
  );
  return new Map(
    oldestFirst.map((post, index) => {
      const { slug, head, body } = post;
      insert.run(
        index + 1,
        head['name'] ?? slug,
        `/blog/${slug}/`,
        head['author'] ?? '',
        markdown.render(withFigures(body)),
        head['summary'] ?? '',
        JSON.stringify(listed(head['tags'])),
        head['image'] ?? null,
        daysFrom(today, -daysAgo(post)) + NINE_IN_THE_MORNING,
        head['state'] === 'draft' ? 0 : 1,
      );
      return [slug, index + 1] as const;
    }),
  );
}
