import 'server-only';
import type { BatchRequest, IndexSettings } from 'algoliasearch';
import type { CategoryNode } from '@/lib/catalogue/types';
import { underLease } from '@/lib/platform/durable/lease';
import { redeliverAfter } from '@/lib/platform/durable/outbox';
import { log } from '@/lib/platform/observe/log';
import { indexNamed } from '@/lib/platform/upstreams/search';
import { GUIDE_SETTINGS, PLACE_SETTINGS, PRODUCT_SETTINGS, SUGGESTION_SETTINGS } from './data/settings';
import {
  type Aside,
  aside,
  batch,
  type OnRefused,
  refill,
  removeLeft,
  ruleAll,
  settle,
} from './index-commands';
import { INDEX, REPLICAS } from './indices';
import { brandRecords, categoryRecords, gatherOffer, guideRecords, type Offer } from './place-records';
import {
  readBrands,
  readFacetNames,
  readGuides,
  readPosts,
  readProduct,
  readProducts,
  readTree,
} from './sync-sources';

/** Reports the progress of a sync: products written so far, and in all. */
export type OnProgress = (done: number, total: number) => void;

/** Number of records in each index. */
export type Synced = Record<keyof typeof INDEX, number>;

/** Kind of the outbox items that update the search index. */
export const SEARCH = 'search';

/** Thrown if the search index is being filled already. The message is for whoever started the second sync. */
export class SyncUnderWay extends Error {
  override readonly name = 'SyncUnderWay';
}

const UNDER_WAY =
  'The search index is already being rebuilt, from /sync or by npm run search:sync. Try again when that is done; if it broke off, in two minutes.';

/**
 * Reads the whole catalogue and fills every index anew beside the old one, which it then replaces, so that the search
 * always works. What events named meanwhile is written again afterwards. Only one sync runs at a time, among all
 * servers that share a store for durable work.
 * @throws UnreachableError, SyncUnderWay
 */
export async function syncAll(
  onProgress: OnProgress = () => undefined,
  onRefused: OnRefused = (index, status) => log('warn', 'search-rules-refused', { index, status }),
): Promise<Synced> {
  const synced = await underLease('search-sync', (stillHeld) =>
    redeliverAfter(SEARCH, () => fillAll(aside(stillHeld), onProgress, onRefused)),
  );
  if (!synced) throw new SyncUnderWay(UNDER_WAY);
  return synced;
}

async function fillAll(fill: Aside, onProgress: OnProgress, onRefused: OnRefused): Promise<Synced> {
  await removeLeft();
  const tree = await readTree();
  const offer = gatherOffer();
  const facets = await readFacetNames(tree);
  await settle(indexNamed(INDEX.products), productSettings(facets));
  await ruleAll(onRefused);
  await fill(indexNamed(INDEX.products), async (add) => {
    for await (const { total, records } of readProducts(tree)) {
      for (const record of records) offer.add(record);
      await add(records);
      onProgress(offer.size(), total);
    }
  });
  return { products: offer.size(), ...(await syncPlaces(fill, tree, offer)) };
}

/**
 * Fills all indices except that of products.
 * @throws UnreachableError
 */
async function syncPlaces(fill: Aside, tree: readonly CategoryNode[], offer: Offer) {
  const [brands, posts, read] = await Promise.all([readBrands(), readPosts(), readGuides()]);
  const categories = categoryRecords(tree);
  const guides = guideRecords(read, posts);
  const suggestions = offer.suggestions();
  const makers = brandRecords(brands, offer);
  async function replace(name: string, records: readonly object[], settings: IndexSettings): Promise<void> {
    await settle(indexNamed(name), settings);
    await fill(indexNamed(name), (add) => add(records));
  }
  await replace(INDEX.categories, categories, PLACE_SETTINGS);
  await replace(INDEX.brands, makers, PLACE_SETTINGS);
  await replace(INDEX.guides, guides, GUIDE_SETTINGS);
  await replace(INDEX.suggestions, suggestions, SUGGESTION_SETTINGS);
  return {
    categories: categories.length,
    brands: makers.length,
    guides: guides.length,
    suggestions: suggestions.length,
  };
}

/**
 * Writes the current state of one product, or deletes its record if it is no longer sold.
 * @throws UnreachableError
 */
export async function syncProduct(id: number): Promise<void> {
  const record = await readProduct(id, await readTree());
  const request: BatchRequest = record
    ? { action: 'partialUpdateObject', body: record }
    : { action: 'deleteObject', body: { objectID: String(id) } };
  await batch(indexNamed(INDEX.products), [request]);
}

/**
 * Writes the current categories.
 * @throws UnreachableError
 */
export async function syncCategories(): Promise<void> {
  await refill(indexNamed(INDEX.categories), categoryRecords(await readTree()));
}

/**
 * Writes the current guides and blog posts.
 * @throws UnreachableError
 */
export async function syncGuides(): Promise<void> {
  const [guides, posts] = await Promise.all([readGuides(), readPosts()]);
  await refill(indexNamed(INDEX.guides), guideRecords(guides, posts));
}

/** Settings of the product index, with the catalogue's facets and the fields that filters use. */
function productSettings(facets: readonly string[]): IndexSettings {
  return {
    ...PRODUCT_SETTINGS,
    attributesForFaceting: [
      'searchable(brands)',
      'departments',
      'brand',
      'type',
      'stars',
      'inStock',
      'freeDelivery',
      'featured',
      ...facets.map((name) => `card.attributes.${name}`),
    ],
    replicas: Object.values(REPLICAS).map(({ name }) => indexNamed(name)),
  };
}
