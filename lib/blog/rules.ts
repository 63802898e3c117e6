import { href } from '@/lib/routing/href';
import type { PostLine } from './types';

/** The tag and the page number of a blog address. */
export type BlogPlace = { tag: string | null; page: number };

/** Specification §9. */
export const POSTS_A_PAGE = 12;

const LAST_PAGE = 9_999;

/** The canonical address of a page of the blog. */
export function blogHref({ tag, page }: BlogPlace): string {
  return href('/blog', { tag, page: page > 1 ? page : null });
}

/** Reads the query of a blog address. Invalid values count as missing; other keys are ignored. */
export function readBlogPlace(query: URLSearchParams): BlogPlace {
  const tag = (query.get('tag') ?? '').trim().slice(0, 60);
  const page = query.get('page') ?? '';
  return {
    tag: tag || null,
    page: /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1,
  };
}

/** The path of the prerendered route behind a blog address. */
export const blogRoute = ({ tag, page }: BlogPlace): string =>
  `/place/blog/${tag === null ? 'all' : `tag-${encodeURIComponent(tag)}`}/${page}`;

/** Reads a path written by `blogRoute`; null for any other. */
export function readBlogRoute(part: string, page: string): BlogPlace | null {
  const name = decoded(part);
  if (!/^[1-9]\d{0,3}$/.test(page) || name === null) return null;
  if (name === 'all') return { tag: null, page: Number(page) };
  return name.startsWith('tag-') && name.length > 4 ? { tag: name.slice(4), page: Number(page) } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Splits `"Ruth Adeyemi, measuring room"` into the name and the role. */
export function authorParts(author: string | null): { author: string | null; role: string | null } {
  const [name = '', ...role] = (author ?? '').split(',').map((part) => part.trim());
  return { author: name || null, role: role.join(', ') || null };
}

/** Whether a post is paid for, which has to be disclosed (experience BLG-5). */
export const isAd = ({ tags }: Pick<PostLine, 'tags'>): boolean => tags.includes('ad');

/** Tags with their number of posts, the most frequent first. */
export function countTags(posts: readonly { tags: readonly string[] }[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/**
 * Returns the tag in the merchant's spelling, whatever its case in the address; a tag that no post has is returned as
 * it is.
 */
export function canonicalTag(tags: readonly { tag: string }[], asked: string): string {
  if (tags.some(({ tag }) => tag === asked)) return asked;
  return tags.find(({ tag }) => tag.toLowerCase() === asked.toLowerCase())?.tag ?? asked;
}
