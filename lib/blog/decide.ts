import type { Settled } from '@/lib/routing/rules';
import { blogHref, blogRoute, readBlogPlace } from './rules';

/** Leads an address to the part of the blog that it asks for, once it is written in its one form. */
export function decideBlog(query: URLSearchParams): Settled {
  const place = readBlogPlace(query);
  const current = new URLSearchParams([...query].filter(([key]) => key === 'tag' || key === 'page'));
  const wanted = blogHref(place);
  if (current.toString() !== new URLSearchParams(wanted.split('?')[1]).toString()) {
    return { kind: 'redirect', status: 308, to: wanted };
  }
  return { kind: 'rewrite', to: blogRoute(place) };
}
