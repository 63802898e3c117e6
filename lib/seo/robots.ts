import { href } from '@/lib/routing/href';
import { LIST_KEYS } from '@/lib/routing/list-keys';
import { routeEntries } from '@/lib/routing/routes';

const away = routeEntries().flatMap(([pattern, { engines, inside }]) =>
  engines === 'away' && !inside && !/^\/api\/|\[/.test(pattern) ? [pattern] : [],
);

/** Own pages that are not to be crawled, without those below another one. */
const AWAY = away.filter((path) => !away.some((above) => path.startsWith(`${above}/`)));

/**
 * Query keys that are not to be crawled. Each combination of filters and order shows the same products again; further
 * pages do not.
 */
const KEYS = [...LIST_KEYS.filter((key) => key !== 'page'), 'preview'];

/** Text of `/robots.txt`. @param indexed false for a test shop, of which nothing may be crawled */
export function robotsText(indexed: boolean, origin: string): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...AWAY.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]),
    ...KEYS.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`]),
    '',
    `Sitemap: ${origin}${href('/sitemap.xml')}`,
  ];
  return `${lines.join('\n')}\n`;
}
