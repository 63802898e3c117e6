import 'server-only';
import { z } from 'zod';
import { getBlogOutline } from '@/lib/blog/queries';
import { lifeOf } from '@/lib/catalogue/life';
import { shopPath } from '@/lib/catalogue/paths';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { readCards } from '@/lib/catalogue/queries';
import type { CategoryNode } from '@/lib/catalogue/types';
import { getContentPages, getGuides } from '@/lib/content/page-queries';
import { londonDate } from '@/lib/dates/rules';
import { config } from '@/lib/platform/config';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';
import { routeEntries } from '@/lib/routing/routes';
import type { SitemapEntry } from './sitemap-types';

/** Number of URLs in a part of the products, small enough to be regenerated quickly (experience §4.3). */
const IN_PART = 10_000;
/** Maximum page size of the platform. */
const AT_ONCE = 250;

const product = z.object({
  id: z.number(),
  availability: z.string(),
  custom_url: z.object({ url: z.string() }),
  date_modified: z.string(),
  is_visible: z.boolean(),
  primary_image: z.object({ url_zoom: z.string() }).nullish(),
});
type Listed = z.infer<typeof product>;

const products = z.object({
  data: z.array(product),
  meta: z.object({ pagination: z.object({ total: z.number() }) }),
});

const pages = z.object({
  data: z.array(z.object({ url: z.string().nullish(), is_visible: z.boolean() })),
});

async function productPage(page: number, limit: number) {
  const query = {
    page: String(page),
    limit: String(limit),
    include: 'primary_image',
    'channel_id:in': String(config().commerce.channelId),
  };
  return orUnreachable(await managementRequest({ path: '/v3/catalog/products', query }, products));
}

/** Returns the names of all parts: `products-0001` and so on, then the other kinds. @throws UnreachableError */
export async function sitemapParts(): Promise<string[]> {
  const { total } = (await productPage(1, 1)).meta.pagination;
  const count = Math.ceil(total / IN_PART);
  const numbered = Array.from({ length: count }, (_, at) => `products-${String(at + 1).padStart(4, '0')}`);
  return [...numbered, ...Object.keys(KINDS)];
}

/**
 * Yields the entries of a part in batches, which may be empty. Null for an unknown part; a number beyond the last part
 * of the products yields nothing.
 */
export function sitemapEntries(part: string): AsyncIterable<SitemapEntry[]> | null {
  const number = /^products-(\d{4})$/.exec(part)?.[1];
  if (number) return productEntries(Number(number));
  const read = Object.hasOwn(KINDS, part) ? KINDS[part] : undefined;
  return read ? once(read) : null;
}

async function* productEntries(part: number): AsyncGenerator<SitemapEntry[]> {
  const perPart = IN_PART / AT_ONCE;
  for (let page = (part - 1) * perPart + 1; page <= part * perPart; page++) {
    const { data } = await productPage(page, AT_ONCE);
    if (data.length === 0) return;
    yield (await worthFinding(data)).map(({ custom_url, date_modified, primary_image }) => ({
      path: shopPath(custom_url.url),
      modified: date_modified,
      picture: primary_image?.url_zoom ?? null,
    }));
    if (data.length < AT_ONCE) return;
  }
}

/** Removes hidden products, and discontinued ones that redirect or are no longer useful (experience §4.5). */
async function worthFinding(data: readonly Listed[]): Promise<Listed[]> {
  const shown = data.filter(({ is_visible }) => is_visible);
  const unsold = shown.filter(({ availability }) => availability === 'disabled').map(({ id }) => id);
  const cards = unsold.length > 0 ? await readCards(unsold) : [];
  const today = londonDate(new Date());
  const lives = new Map(cards.map((card) => [card.id, lifeOf(card, today)]));
  return shown.filter(({ id }) => {
    const life = lives.get(id);
    return !life || (life.kind === 'page' && life.listed);
  });
}

async function* once(read: () => Promise<SitemapEntry[]>): AsyncGenerator<SitemapEntry[]> {
  yield await read();
}

async function readPages(): Promise<z.infer<typeof pages>['data']> {
  const found = [];
  for (let page = 1, more = true; more; page += 1) {
    const query = {
      page: String(page),
      limit: String(AT_ONCE),
      channel_id: String(config().commerce.channelId),
    };
    const { data } = orUnreachable(await managementRequest({ path: '/v3/content/pages', query }, pages));
    found.push(...data);
    more = data.length === AT_ONCE;
  }
  return found;
}

const nodes = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...nodes(node.children)]);

/** Entries of categories or brands that have products. */
const filled = (places: readonly { path: string; productCount: number }[]): SitemapEntry[] =>
  places.filter(({ productCount }) => productCount > 0).map(({ path }) => ({ path }));

const OWN_PAGES = routeEntries().flatMap(([path, { engines }]) => (engines === 'map' ? [path] : []));

const KINDS: Readonly<Record<string, () => Promise<SitemapEntry[]>>> = {
  categories: async () => filled(nodes(await getCategoryTree())),
  brands: async () => filled(await getBrands()),
  blog: async () =>
    (await getBlogOutline()).map(({ path, publishedAt }) => ({ path, modified: publishedAt })),
  guides: async () => (await getGuides()).map(({ path, updatedOn }) => ({ path, modified: updatedOn })),
  pages: async () => {
    const shown = (await readPages()).flatMap(({ url, is_visible }) =>
      url && is_visible ? [shopPath(url)] : [],
    );
    const editors = (await getContentPages()).map(({ path }) => path);
    return [...new Set<string>([...OWN_PAGES, ...shown, ...editors])].map((path) => ({ path }));
  },
};
