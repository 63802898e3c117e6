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

/** How far a sync is: products written, of how many. */
export type OnProgress = (done: number, total: number) => void;

/** How many records each index holds now. */
export type Synced = Record<keyof typeof INDEX, number>;

/** The kind of what the outbox writes into the search index. */
export const SEARCH = 'search';

/** Somebody else fills the search index; its message is for whoever wanted to. */
export class SyncUnderWay extends Error {
  override readonly name = 'SyncUnderWay';
}

const UNDER_WAY =
  'It is being filled already, from /sync or by npm run search:sync. Try again when that is done; if it broke off, in two minutes.';

/**
 * Reads the whole catalogue and writes every index anew beside the old one, which it then replaces: shoppers find
 * all the time. What events named meanwhile is written once more afterwards. One at a time in all that share a home of
 * what is promised.
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

/** Writes what is not a product. @throws UnreachableError */
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

/** Writes one product as it is now, or takes out what is no longer sold. @throws UnreachableError */
export async function syncProduct(id: number): Promise<void> {
  const record = await readProduct(id, await readTree());
  const request: BatchRequest = record
    ? { action: 'partialUpdateObject', body: record }
    : { action: 'deleteObject', body: { objectID: String(id) } };
  await batch(indexNamed(INDEX.products), [request]);
}

/** Writes the categories as they are now. @throws UnreachableError */
export async function syncCategories(): Promise<void> {
  await refill(indexNamed(INDEX.categories), categoryRecords(await readTree()));
}

/** Writes guides and posts as they are now. @throws UnreachableError */
export async function syncGuides(): Promise<void> {
  const [guides, posts] = await Promise.all([readGuides(), readPosts()]);
  await refill(indexNamed(INDEX.guides), guideRecords(guides, posts));
}

/** The facets of the catalogue by name, and the fields that filters use. */
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
