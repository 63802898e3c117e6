import 'server-only';
import type {
  Algoliasearch,
  BatchRequest,
  IndexSettings,
  OperationIndexParams,
  Rule,
  ScopeType,
} from 'algoliasearch';
import type { CategoryNode } from '@/lib/catalogue/types';
import { log } from '@/lib/platform/observe/log';
import { orUnreachable } from '@/lib/platform/result';
import { indexNamed, searchAdmin } from '@/lib/platform/upstreams/search';
import { GUIDE_SETTINGS, PLACE_SETTINGS, PRODUCT_SETTINGS, SUGGESTION_SETTINGS } from './data/settings';
import { SYNONYMS } from './data/synonyms';
import { KIND_RULES } from './goods-first';
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

/** What is said where the service refuses rules, as plans without them do: which index, and its answer. */
export type OnRefused = (index: string, status: number | undefined) => void;

/** How many records each index holds now. */
export type Synced = Record<keyof typeof INDEX, number>;

/** Records in one call; the service takes 10 MB. */
const AT_ONCE = 500;

/**
 * Reads the whole catalogue and writes every index anew beside the old one, which it then replaces: shoppers find
 * all the time, and it may be run as often as one likes.
 * @throws UnreachableError
 */
export async function syncAll(
  onProgress: OnProgress = () => undefined,
  onRefused: OnRefused = (index, status) => log('warn', 'search-rules-refused', { index, status }),
): Promise<Synced> {
  const tree = await readTree();
  const products: ProductRecord[] = [];
  const facets = await readFacetNames(tree);
  await settle(indexNamed(INDEX.products), productSettings(facets));
  await ruleAll(onRefused);
  const fresh = await beside(indexNamed(INDEX.products));
  for await (const { total, records } of readProducts(tree)) {
    products.push(...records);
    await write(fresh, records);
    onProgress(products.length, total);
  }
  await takePlace(fresh, indexNamed(INDEX.products));
  return { products: products.length, ...(await syncPlaces(tree, products)) };
}

/** Writes what is not a product. @throws UnreachableError */
async function syncPlaces(tree: readonly CategoryNode[], products: readonly ProductRecord[]) {
  const [brands, posts, read] = await Promise.all([readBrands(), readPosts(), readGuides()]);
  const categories = categoryRecords(tree);
  const guides = guideRecords(read, posts);
  const suggestions = suggestionRecords(products);
  const makers = brandRecords(brands, products);
  await replace(indexNamed(INDEX.categories), categories, PLACE_SETTINGS);
  await replace(indexNamed(INDEX.brands), makers, PLACE_SETTINGS);
  await replace(indexNamed(INDEX.guides), guides, GUIDE_SETTINGS);
  await replace(indexNamed(INDEX.suggestions), suggestions, SUGGESTION_SETTINGS);
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

/** Puts records in the place of all old ones in one call, so that two at a time do not mix; for small indices. */
async function refill(index: string, records: readonly object[]): Promise<void> {
  await batch(index, [{ action: 'clear', body: {} }, ...added(records)]);
}

const added = (records: readonly object[]): BatchRequest[] =>
  records.map((body) => ({ action: 'addObject', body: { ...body } }));

const batch = (indexName: string, requests: BatchRequest[]) =>
  ask((client) => client.batch({ indexName, batchWriteParams: { requests } }));

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

/** @throws UnreachableError */
const ask = async <T>(work: (client: Algoliasearch) => Promise<T>): Promise<T> =>
  orUnreachable(await searchAdmin(work));

/** Waits until the service has done what it took on. @throws UnreachableError */
async function done(indexName: string, { taskID }: { taskID: number }): Promise<void> {
  const timeout = (tries: number) => Math.min(50 * 2 ** tries, 2_000);
  await ask((client) => client.waitForTask({ indexName, taskID, timeout, maxRetries: Infinity }));
}

async function write(index: string, records: readonly object[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    await done(index, await batch(index, added(records.slice(from, from + AT_ONCE))));
  }
}

async function settle(index: string, settings: IndexSettings): Promise<void> {
  await set(index, { ...settings, ranking: rankingOf(settings) });
  const names = [index];
  if (settings.replicas) {
    for (const replica of Object.values(REPLICAS)) {
      const name = indexNamed(replica.name);
      await set(name, { ...settings, replicas: [], ranking: [replica.first, ...rankingOf(settings)] });
      names.push(name);
    }
  }
  for (const indexName of names) {
    const synonyms = { indexName, synonymHit: [...SYNONYMS], replaceExistingSynonyms: true };
    await done(indexName, await ask((client) => client.saveSynonyms(synonyms)));
  }
}

/**
 * Writes rules over those of the same name, for every order of the goods; what was made in the dashboard stays. A plan
 * that has no such rules refuses them, and finds as well without: the shop reads what is asked itself.
 */
async function ruleAll(onRefused: OnRefused): Promise<void> {
  const rules: Rule[] = [...KIND_RULES];
  for (const { name } of [{ name: INDEX.products }, ...Object.values(REPLICAS)]) {
    const indexName = indexNamed(name);
    const saved = await searchAdmin((client) => client.saveRules({ indexName, rules }));
    // A key that may not write at all was refused before, at the settings.
    if (!saved.ok && (saved.error.kind === 'rejected' || saved.error.kind === 'refused'))
      return onRefused(indexName, saved.error.status);
    await done(indexName, orUnreachable(saved));
  }
}

const set = async (indexName: string, indexSettings: IndexSettings) =>
  done(indexName, await ask((client) => client.setSettings({ indexName, indexSettings })));

const rankingOf = (settings: IndexSettings): string[] => settings.ranking ?? [];

/** An empty index with the settings of another, to be filled in its stead. */
async function beside(index: string): Promise<string> {
  const fresh = `${index}_fresh`;
  const scope: ScopeType[] = ['settings', 'synonyms', 'rules'];
  await operate(index, { operation: 'copy', destination: fresh, scope });
  await done(fresh, await ask((client) => client.clearObjects({ indexName: fresh })));
  return fresh;
}

const takePlace = (fresh: string, index: string) => operate(fresh, { operation: 'move', destination: index });

const operate = async (indexName: string, operationIndexParams: OperationIndexParams) =>
  done(
    operationIndexParams.destination,
    await ask((client) => client.operationIndex({ indexName, operationIndexParams })),
  );

async function replace(index: string, records: readonly object[], settings: IndexSettings): Promise<void> {
  await settle(index, settings);
  const fresh = await beside(index);
  await write(fresh, records);
  await takePlace(fresh, index);
}
