import { escapeHtml } from '@/lib/platform/escape-html';
import { href } from '@/lib/routing/href';
import type { SitemapEntry } from './sitemap-types';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export const URLSET_OPEN = `${HEAD}<urlset ${NAMES} ${PICTURES}>\n`;
export const URLSET_CLOSE = '</urlset>\n';

export function urlElement({ path, modified, picture }: SitemapEntry, origin: string): string {
  const parts = [
    `<loc>${escapeHtml(new URL(path, origin).href)}</loc>`,
    ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
    ...(picture ? [`<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`] : []),
  ];
  return `<url>${parts.join('')}</url>\n`;
}

/** The sitemap index of all parts. */
export const sitemapIndex = (parts: readonly string[], origin: string): string =>
  `${HEAD}<sitemapindex ${NAMES}>\n${parts
    .map(
      (part) =>
        `<sitemap><loc>${escapeHtml(`${origin}${href('/sitemaps/[part]', { part: `${part}.xml` })}`)}</loc></sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`;
