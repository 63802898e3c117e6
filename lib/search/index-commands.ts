import 'server-only';
import { randomBytes } from 'node:crypto';
import type {
  Algoliasearch,
  BatchRequest,
  IndexSettings,
  OperationIndexParams,
  Rule,
  ScopeType,
} from 'algoliasearch';
import { orUnreachable } from '@/lib/platform/result';
import { indexNamed, searchAdmin } from '@/lib/platform/upstreams/search';
import { SYNONYMS } from './data/synonyms';
import { KIND_RULES } from './goods-first';
import { INDEX, isTemporary, REPLICAS, TEMPORARY } from './indices';

/**
 * Commands that write an index of the search service: its settings, its records, or all of it anew. All of them throw
 * UnreachableError.
 */

/** Called with the index and the HTTP status if the service refuses rules, as it does on plans without them. */
export type OnRefused = (index: string, status: number | undefined) => void;

/** Fills a temporary index with the settings of another index, and then replaces that one with it. */
export type Aside = (
  index: string,
  work: (add: (records: readonly object[]) => Promise<void>) => Promise<void>,
) => Promise<void>;

/** Time without writes after which a temporary index counts as abandoned. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Records per call. The service accepts 10 MB. */
const AT_ONCE = 500;

const ask = async <T>(work: (client: Algoliasearch) => Promise<T>): Promise<T> =>
  orUnreachable(await searchAdmin(work));

/** Waits until the service has carried out a task. */
async function done(indexName: string, { taskID }: { taskID: number }): Promise<void> {
  const timeout = (tries: number) => Math.min(50 * 2 ** tries, 2_000);
  await ask((client) => client.waitForTask({ indexName, taskID, timeout, maxRetries: Infinity }));
}

async function write(index: string, records: readonly object[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    await done(index, await batch(index, added(records.slice(from, from + AT_ONCE))));
  }
}

const added = (records: readonly object[]): BatchRequest[] =>
  records.map((body) => ({ action: 'addObject', body: { ...body } }));

export const batch = (indexName: string, requests: BatchRequest[]) =>
  ask((client) => client.batch({ indexName, batchWriteParams: { requests } }));

/** Replaces all records in a single call, so that concurrent calls do not mix. For small indices. */
export async function refill(index: string, records: readonly object[]): Promise<void> {
  await batch(index, [{ action: 'clear', body: {} }, ...added(records)]);
}

export async function settle(index: string, settings: IndexSettings): Promise<void> {
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
 * Writes the shop's rules to the product index and its replicas. Rules with the same id are overwritten; rules made in
 * the dashboard stay. Plans without rules refuse them. The search works without them too, because the shop parses
 * queries itself.
 */
export async function ruleAll(onRefused: OnRefused): Promise<void> {
  const rules: Rule[] = [...KIND_RULES];
  for (const { name } of [{ name: INDEX.products }, ...Object.values(REPLICAS)]) {
    const indexName = indexNamed(name);
    const saved = await searchAdmin((client) => client.saveRules({ indexName, rules }));
    // A key without write permission would have failed before, at the settings.
    if (!saved.ok && (saved.error.kind === 'rejected' || saved.error.kind === 'refused'))
      return onRefused(indexName, saved.error.status);
    await done(indexName, orUnreachable(saved));
  }
}

const set = async (indexName: string, indexSettings: IndexSettings) =>
  done(indexName, await ask((client) => client.setSettings({ indexName, indexSettings })));

const rankingOf = (settings: IndexSettings): string[] => settings.ranking ?? [];

/**
 * Makes a function that fills an index aside.
 * @param stillHeld throws if another process may have taken over meanwhile
 */
export const aside =
  (stillHeld: () => Promise<void>): Aside =>
  async (index, work) => {
    const temporary = `${index}${TEMPORARY}${randomBytes(6).toString('hex')}`;
    const scope: ScopeType[] = ['settings', 'synonyms', 'rules'];
    await operate(index, { operation: 'copy', destination: temporary, scope });
    await work((records) => write(temporary, records));
    await stillHeld();
    await operate(temporary, { operation: 'move', destination: index });
  };

const operate = async (indexName: string, operationIndexParams: OperationIndexParams) =>
  done(
    operationIndexParams.destination,
    await ask((client) => client.operationIndex({ indexName, operationIndexParams })),
  );

/** Deletes the temporary indices of syncs that did not finish. A running sync writes every few seconds. */
export async function removeLeft(): Promise<void> {
  const { items } = await ask((client) => client.listIndices());
  const prefix = indexNamed('');
  const left = items.filter(
    ({ name, updatedAt }) =>
      name.startsWith(prefix) &&
      isTemporary(name.slice(prefix.length)) &&
      Date.now() - Date.parse(updatedAt) > LEFT_AFTER_MS,
  );
  for (const { name } of left) await ask((client) => client.deleteIndex({ indexName: name }));
}
