import { LIST_KEYS, NOT_FOR_ROBOTS } from './own-pages';

/** @param indexed false where a shop is tried out: nothing of it is for search engines. */
export function robotsText(indexed: boolean, origin: string): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const lines = [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    ...LIST_KEYS.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
