/**
 * How the shop's own addresses begin, files of the root among them (`tests/lib/routing/own-paths.test.ts` holds this
 * against `app/` and `public/`). At every other address stands what the merchant keeps there.
 */
export const OWN: ReadonlySet<string> = new Set([
  '',
  'account',
  'account-deleted',
  'api',
  'blog',
  'brands',
  'builds',
  'buying-guides',
  'cart',
  'checkout',
  'choose',
  'colors',
  'compare',
  'contact',
  'fits',
  'forgot-password',
  'information-sheet',
  'login',
  'logout',
  'multibuy-list',
  'my-home',
  'newsletter',
  'p',
  'preview',
  'products-old',
  'reset-password',
  'search',
  'search-alg',
  'site-map',
  'sitemaps',
  'sync',
  'track-order',
  'trade',
  'wishlist',
  '.well-known',
  'apple-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon.svg',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'social.png',
]);

/** Whether an address is one of the shop's own: it reads its own query, whatever stands in it. */
export function isOwnPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  const isMaker = first === 'brands' && rest.length > 0;
  return OWN.has(first) && !isMaker;
}
