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

/** How an index of the search service is written: its settings, its records, and all of it anew. All of these throw UnreachableError. */

/** What is said where the service refuses rules, as plans without them do: which index, and its answer. */
export type OnRefused = (index: string, status: number | undefined) => void;

/** Fills an index of its own with the settings of another, which then takes the place of that other. */
export type Aside = (
  index: string,
  work: (add: (records: readonly object[]) => Promise<void>) => Promise<void>,
) => Promise<void>;

/** What was not written to for so long belongs to nobody. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Records in one call; the service takes 10 MB. */
const AT_ONCE = 500;

const ask = async <T>(work: (client: Algoliasearch) => Promise<T>): Promise<T> =>
  orUnreachable(await searchAdmin(work));

/** Waits until the service has done what it took on. */
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

/** Puts records in the place of all old ones in one call, so that two at a time do not mix; for small indices. */
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
 * Writes rules over those of the same name, for every order of the goods; what was made in the dashboard stays. A plan
 * that has no such rules refuses them, and finds as well without: the shop reads what is asked itself.
 */
export async function ruleAll(onRefused: OnRefused): Promise<void> {
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

/** @param stillHeld throws where the place is somebody else's to take by now. */
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

/** Takes away what syncs left that did not reach their end: one that goes on writes every few seconds. */
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
