import type { Settled } from '@/lib/routing/rules';
import { blogHref, blogRoute, readBlogPlace } from './rules';

/** Rewrites a blog address to its route, or redirects it to its canonical form first. */
export function decideBlog(query: URLSearchParams): Settled {
  const place = readBlogPlace(query);
  const current = new URLSearchParams([...query].filter(([key]) => key === 'tag' || key === 'page'));
  const wanted = blogHref(place);
  if (current.toString() !== new URLSearchParams(wanted.split('?')[1]).toString()) {
    return { kind: 'redirect', status: 308, to: wanted };
  }
  return { kind: 'rewrite', to: blogRoute(place) };
}
