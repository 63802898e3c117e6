import 'server-only';
import { z } from 'zod';
import type { CategoryNode } from '@/lib/catalogue/types';
import { orUnreachable } from '@/lib/platform/result';
import { searchAdmin } from '@/lib/platform/upstreams/search';
import { GUIDE_SETTINGS, PLACE_SETTINGS, PRODUCT_SETTINGS, SUGGESTION_SETTINGS } from './data/settings';
import { SYNONYMS } from './data/synonyms';
import { INDEX, REPLICAS } from './indices';
import { brandRecords, categoryRecords, guideRecords, suggestionRecords } from './place-records';
import type { ProductRecord } from './records';
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

/** Records in one call; the service takes 10 MB. */
const AT_ONCE = 500;

/**
 * Reads the whole catalogue and writes every index anew beside the old one, which it then replaces: shoppers find
 * all the time, and it may be run as often as one likes.
 * @throws UnreachableError
 */
export async function syncAll(onProgress: OnProgress = () => undefined): Promise<Synced> {
  const tree = await readTree();
  const products: ProductRecord[] = [];
  const facets = await readFacetNames(tree);
  await settle(INDEX.products, productSettings(facets), SYNONYMS);
  const fresh = await beside(INDEX.products);
  for await (const { total, records } of readProducts(tree)) {
    products.push(...records);
    await write(fresh, records);
    onProgress(products.length, total);
  }
  await takePlace(fresh, INDEX.products);
  return { products: products.length, ...(await syncPlaces(tree, products)) };
}

/** Writes what is not a product. @throws UnreachableError */
async function syncPlaces(tree: readonly CategoryNode[], products: readonly ProductRecord[]) {
  const [brands, posts, read] = await Promise.all([readBrands(), readPosts(), readGuides()]);
  const categories = categoryRecords(tree);
  const guides = guideRecords(read, posts);
  const suggestions = suggestionRecords(products);
  const makers = brandRecords(brands, products);
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
  const request = record
    ? { action: 'partialUpdateObject', body: record }
    : { action: 'deleteObject', body: { objectID: String(id) } };
  orUnreachable(await searchAdmin('POST', `/1/indexes/${INDEX.products}/batch`, { requests: [request] }));
}

/** Writes the categories as they are now. @throws UnreachableError */
export async function syncCategories(): Promise<void> {
  await refill(INDEX.categories, categoryRecords(await readTree()));
}

/** Writes guides and posts as they are now. @throws UnreachableError */
export async function syncGuides(): Promise<void> {
  const [guides, posts] = await Promise.all([readGuides(), readPosts()]);
  await refill(INDEX.guides, guideRecords(guides, posts));
}

/** Puts records in the place of all old ones in one call, so that two at a time do not mix; for small indices. */
async function refill(index: string, records: readonly object[]): Promise<void> {
  const requests = [{ action: 'clear', body: {} }, ...records.map((body) => ({ action: 'addObject', body }))];
  orUnreachable(await searchAdmin('POST', `/1/indexes/${index}/batch`, { requests }));
}

/** The facets of the catalogue by name, and the fields that filters use. */
function productSettings(facets: readonly string[]) {
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
    replicas: Object.values(REPLICAS).map(({ name }) => name),
  };
}

const task = z.object({ taskID: z.number() });
const published = z.object({ status: z.literal('published') });

/** Waits until the service has done what it took on. */
async function done(index: string, answer: unknown): Promise<void> {
  const { data } = task.safeParse(answer);
  if (!data) return;
  const path = `/1/indexes/${index}/task/${data.taskID}` as const;
  let wait = 50;
  while (!published.safeParse(orUnreachable(await searchAdmin('GET', path))).success) {
    await new Promise((settled) => setTimeout(settled, wait));
    wait = Math.min(wait * 2, 2_000);
  }
}

async function write(index: string, records: readonly object[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const requests = records.slice(from, from + AT_ONCE).map((body) => ({ action: 'addObject', body }));
    await done(index, orUnreachable(await searchAdmin('POST', `/1/indexes/${index}/batch`, { requests })));
  }
}

async function settle(index: string, settings: object, synonyms: readonly object[]): Promise<void> {
  const ranked = { ...settings, ranking: ranking(settings) };
  await done(index, orUnreachable(await searchAdmin('PUT', `/1/indexes/${index}/settings`, ranked)));
  const names = [index];
  if ('replicas' in settings) {
    for (const { name, first } of Object.values(REPLICAS)) {
      const sorted = { ...settings, replicas: [], ranking: [first, ...ranking(settings)] };
      await done(name, orUnreachable(await searchAdmin('PUT', `/1/indexes/${name}/settings`, sorted)));
      names.push(name);
    }
  }
  if (synonyms.length === 0) return;
  for (const name of names) {
    const path = `/1/indexes/${name}/synonyms/batch?replaceExistingSynonyms=true` as const;
    await done(name, orUnreachable(await searchAdmin('POST', path, synonyms)));
  }
}

const ranking = (settings: object): string[] => ('ranking' in settings ? (settings.ranking as string[]) : []);

/** An empty index with the settings of another, to be filled in its stead. */
async function beside(index: string): Promise<string> {
  const fresh = `${index}_fresh`;
  const body = { operation: 'copy', destination: fresh, scope: ['settings', 'synonyms', 'rules'] };
  await done(fresh, orUnreachable(await searchAdmin('POST', `/1/indexes/${index}/operation`, body)));
  await done(fresh, orUnreachable(await searchAdmin('POST', `/1/indexes/${fresh}/clear`)));
  return fresh;
}

async function takePlace(fresh: string, index: string): Promise<void> {
  const body = { operation: 'move', destination: index };
  await done(index, orUnreachable(await searchAdmin('POST', `/1/indexes/${fresh}/operation`, body)));
}

async function replace(index: string, records: readonly object[], settings: object): Promise<void> {
  await settle(index, settings, SYNONYMS);
  const fresh = await beside(index);
  await write(fresh, records);
  await takePlace(fresh, index);
}
