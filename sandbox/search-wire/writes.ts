import { randomBytes } from 'node:crypto';
import { all, first, run } from '../store/rows.ts';
import type { Body } from './engine/record.ts';
import { SearchError } from './errors.ts';
import { changedValue } from './built-in-operations.ts';
import { copyRecords } from './copy-records.ts';
import type { Indices } from './indices.ts';

/** One operation of a batch. */
export interface Operation {
  action: string;
  body?: Body | undefined;
}

const MOST_BYTES = 100_000;
const TOO_BIG =
  'Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits';

/** Runs the operations of a batch in order. Call it inside a transaction. @throws SearchError */
export function runBatch(indices: Indices, name: string, operations: readonly Operation[]): string[] {
  if (!indices.row(name)) indices.make(name);
  const owner = indices.ownerOf(name);
  if (owner !== name) throw new SearchError(403, `Cannot write into the replica ${name}`);
  return operations.map(({ action, body = {} }, at) => {
    if (action === 'delete') return dropIndex(indices, name);
    if (action === 'clear') return clear(indices, name);
    const id = idOf(body, action, at);
    if (action === 'deleteObject') return remove(indices, name, id);
    const stored = next(indices, name, id, action, body);
    if (stored) put(indices, name, { ...stored, objectID: id }, at);
    return id;
  });
}

function idOf(body: Body, action: string, at: number): string {
  const id = body['objectID'];
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number') return String(id);
  if (action === 'addObject') return randomBytes(7).toString('hex');
  throw new SearchError(400, `Invalid objectID at the position ${at}: it must be a string`);
}

/** Returns the record to store after an operation, or null if nothing changes. */
function next(indices: Indices, name: string, id: string, action: string, body: Body): Body | null {
  if (action === 'addObject' || action === 'updateObject') return body;
  if (action !== 'partialUpdateObject' && action !== 'partialUpdateObjectNoCreate')
    throw new SearchError(400, `Invalid batch action: ${action}`);
  const known = readObject(indices, name, id);
  if (!known && action === 'partialUpdateObjectNoCreate') return null;
  const changes = Object.entries(body).map(([field, value]) => [field, changedValue(known?.[field], value)]);
  return { ...known, ...Object.fromEntries(changes.filter(([, value]) => value !== undefined)) };
}

function put(indices: Indices, name: string, body: Body, at: number): void {
  const text = JSON.stringify(body);
  const size = Buffer.byteLength(text);
  const id = String(body['objectID']);
  if (size > MOST_BYTES) {
    throw new SearchError(
      400,
      `Record at the position ${at} objectID=${id} is too big size=${size}/${MOST_BYTES} bytes. ${TOO_BIG}`,
    );
  }
  run(
    indices.store,
    `INSERT INTO search_object (index_name, object_id, body) VALUES (?, ?, ?)
     ON CONFLICT (index_name, object_id) DO UPDATE SET body = excluded.body`,
    name,
    id,
    text,
  );
  indices.changed(name, id, body);
}

export function readObject({ store }: Indices, owner: string, id: string): Body | undefined {
  const sql = 'SELECT body FROM search_object WHERE index_name = ? AND object_id = ?';
  const row = first<{ body: string }>(store, sql, owner, id);
  return row && (JSON.parse(row.body) as Body);
}

function remove(indices: Indices, name: string, id: string): string {
  run(indices.store, 'DELETE FROM search_object WHERE index_name = ? AND object_id = ?', name, id);
  indices.changed(name, id, null);
  return id;
}

export function clear(indices: Indices, name: string): string {
  run(indices.store, 'DELETE FROM search_object WHERE index_name = ?', name);
  indices.forget(name);
  return '';
}

export function dropIndex(indices: Indices, name: string): string {
  indices.detachReplicas(name);
  run(indices.store, 'DELETE FROM search_index WHERE name = ?', name);
  indices.forget(name);
  return '';
}

export type Scope = 'settings' | 'synonyms' | 'rules';

/** Copies or moves an index; with scopes, copies only those parts and no records. Call it inside a transaction. */
export function operate(
  indices: Indices,
  from: string,
  {
    operation,
    destination,
    scope,
  }: { operation: 'copy' | 'move'; destination: string; scope?: Scope[] | undefined },
): void {
  const { store } = indices;
  const row = indices.row(from);
  if (!row) {
    if (operation === 'copy') return indices.make(destination);
    throw new SearchError(404, `Index ${from} does not exist`);
  }
  if (!indices.row(destination)) indices.make(destination);
  if (!scope || scope.includes('settings')) {
    const { replicas: own } = JSON.parse(indices.row(destination)?.settings ?? '{}') as {
      replicas?: string[];
    };
    const { replicas: _, ...settings } = JSON.parse(row.settings) as Record<string, unknown>;
    run(
      store,
      'UPDATE search_index SET settings = ? WHERE name = ?',
      JSON.stringify({ ...settings, ...(own && { replicas: own }) }),
      destination,
    );
  }
  for (const [part, table] of [
    ['synonyms', 'search_synonym'],
    ['rules', 'search_rule'],
  ] as const) {
    if (scope && !scope.includes(part)) continue;
    run(store, `DELETE FROM ${table} WHERE index_name = ?`, destination);
    run(
      store,
      `INSERT INTO ${table} SELECT ?, object_id, body FROM ${table} WHERE index_name = ?`,
      destination,
      from,
    );
  }
  if (!scope) {
    const owner = row.replica_of ?? from;
    if (owner !== destination) copyRecords(store, owner, destination);
  }
  indices.forget(destination);
  if (!scope) indices.open(destination);
  if (operation === 'move') dropIndex(indices, from);
}

/** Returns the records of an index written after a given row id, in the order in which they were first written. */
export function objectsAfter(
  { store }: Indices,
  owner: string,
  after: number,
  most: number,
): { id: number; body: Body }[] {
  const sql = 'SELECT id, body FROM search_object WHERE index_name = ? AND id > ? ORDER BY id LIMIT ?';
  return all<{ id: number; body: string }>(store, sql, owner, after, most).map(({ id, body }) => ({
    id,
    body: JSON.parse(body) as Body,
  }));
}
