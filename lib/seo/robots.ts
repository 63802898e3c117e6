import { href } from '@/lib/routing/href';
import { LIST_KEYS } from '@/lib/routing/list-keys';
import { routeEntries } from '@/lib/routing/routes';

const away = routeEntries().flatMap(([pattern, { engines, inside }]) =>
  engines === 'away' && !inside && !/^\/api\/|\[/.test(pattern) ? [pattern] : [],
);

/** The shop's own pages that are not for search engines, without those that stand below another. */
const AWAY = away.filter((path) => !away.some((above) => path.startsWith(`${above}/`)));

/** Every combination of what narrows or orders a list is the same goods again; its further pages are not. */
const KEYS = [...LIST_KEYS.filter((key) => key !== 'page'), 'preview'];

/** @param indexed false where a shop is tried out: nothing of it is for search engines. */
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
