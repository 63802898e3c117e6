import { all, first, run } from '../store/rows.ts';
import { type Store, transaction } from '../store/store.ts';
import type { Body } from './engine/record.ts';
import { copyRecords } from './copy-records.ts';
import { bareName, LiveIndex } from './engine/live-index.ts';
import type { Searched } from './engine/search.ts';
import type { Rule } from './engine/apply-rules.ts';
import type { Synonym } from './engine/terms.ts';
import { noSuchIndex, SearchError } from './errors.ts';
import { readSettings, type Settings } from './settings.ts';

export type IndexRow = {
  name: string;
  replica_of: string | null;
  settings: string;
  created_at: number;
  updated_at: number;
};
type Ways = { settings: Settings; synonyms: Synonym[]; rules: Rule[]; owner: string };
type ObjectRow = { object_id: string; body: string };

/** Response to a write. */
export interface Done {
  taskID: number;
}

/** The stored indices. Those that were searched are kept in memory. */
export class Indices {
  readonly store: Store;
  readonly #clock: () => number;
  readonly #known = new Map<string, { settings: string; ways: Ways }>();
  /** By owner of the records and the settings that affect how they are read, so that replicas can share an index. */
  readonly #live = new Map<string, { owner: string; index: LiveIndex }>();

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.#clock = clock;
  }

  row(name: string): IndexRow | undefined {
    return first<IndexRow>(this.store, 'SELECT * FROM search_index WHERE name = ?', name);
  }

  rows(): IndexRow[] {
    return all<IndexRow>(this.store, 'SELECT * FROM search_index ORDER BY name');
  }

  /** Returns the index that holds the records: the index itself, or the primary of a replica. @throws SearchError */
  ownerOf(name: string): string {
    const row = this.row(name);
    if (!row) throw noSuchIndex(name);
    return row.replica_of ?? name;
  }

  settings(name: string): Settings {
    return this.#ways(name).settings;
  }

  /** Returns an index for searching. Loads it from the store if necessary. @throws SearchError */
  open(name: string): Searched {
    const { settings, synonyms, rules, owner } = this.#ways(name);
    const key = this.#keyOf(name);
    let live = this.#live.get(key);
    if (!live || live.index.isWorn) {
      live = { owner, index: this.#read(owner, settings) };
      this.#live.set(key, live);
    }
    return { name, index: live.index, settings, synonyms, rules };
  }

  /** Loads every index that is not a replica, so that no shopper has to wait for it. */
  warm(): void {
    for (const { name, replica_of: primary } of this.rows()) if (primary === null) this.open(name);
  }

  /** Creates an index. If it exists, only makes it a replica of `replicaOf`, or a primary. */
  make(name: string, settings: object = {}, replicaOf: string | null = null): void {
    this.#known.delete(name);
    const now = this.#clock();
    run(
      this.store,
      'INSERT INTO search_index VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET replica_of = excluded.replica_of',
      name,
      replicaOf,
      JSON.stringify(settings),
      now,
      now,
    );
  }

  /** Merges settings. Replicas that do not exist yet are created with the same settings. @throws SearchError */
  saveSettings(name: string, given: object, forward: boolean): Done {
    const row = this.row(name);
    const merged = { ...(row ? JSON.parse(row.settings) : {}), ...given };
    const read = readSettings(merged);
    if (!read.ok) throw new SearchError(400, read.message);
    if (!row) this.make(name);
    run(this.store, 'UPDATE search_index SET settings = ? WHERE name = ?', JSON.stringify(merged), name);
    const replicas = read.settings.replicas.map(bareName);
    this.detachReplicas(name, replicas);
    for (const replica of replicas) {
      const { replicas: _, ...inherited } = merged;
      if (this.row(replica)) this.make(replica, {}, name);
      else this.make(replica, inherited, name);
    }
    if (forward) for (const replica of replicas) this.saveSettings(replica, given, false);
    const done = this.done(name);
    this.#forgetUnread(this.ownerOf(name));
    return done;
  }

  /** Turns the replicas of an index, except those to keep, into independent indices with a copy of its records. */
  detachReplicas(primary: string, kept: readonly string[] = []): void {
    for (const { name, replica_of: owner } of this.rows()) {
      if (owner !== primary || kept.includes(name)) continue;
      this.make(name);
      copyRecords(this.store, primary, name);
      this.forget(name);
    }
  }

  /** Runs writes in one transaction. If it fails, clears the indices in memory, which may already have been changed. */
  write<T>(work: () => T): T {
    try {
      return transaction(this.store, work);
    } catch (error) {
      this.#known.clear();
      this.#live.clear();
      throw error;
    }
  }

  /** Records a task. Writes are synchronous, so every task is finished at once. */
  done(name: string): Done {
    this.#known.delete(name);
    const now = this.#clock();
    run(this.store, 'UPDATE search_index SET updated_at = ? WHERE name = ?', now, name);
    const { lastId } = run(
      this.store,
      'INSERT INTO search_task (index_name, done_at) VALUES (?, ?)',
      name,
      now,
    );
    return { taskID: lastId };
  }

  /** Applies a stored change of one record to the indices in memory; `body` is null if it was deleted. */
  changed(owner: string, id: string, body: Body | null): void {
    for (const live of this.#live.values()) {
      if (live.owner !== owner) continue;
      if (body) live.index.put(id, body);
      else live.index.remove(id);
    }
  }

  /** Removes an owner's indices from memory; they are loaded again when needed. */
  forget(owner: string): void {
    for (const [key, live] of this.#live) if (live.owner === owner) this.#live.delete(key);
  }

  /** Removes from memory the indices whose settings no stored index uses any longer. */
  #forgetUnread(owner: string): void {
    const family = this.rows().filter(({ name, replica_of: primary }) => (primary ?? name) === owner);
    const read = new Set(family.map(({ name }) => this.#keyOf(name)));
    for (const [key, live] of this.#live) if (live.owner === owner && !read.has(key)) this.#live.delete(key);
  }

  #keyOf(name: string): string {
    const { settings, owner } = this.#ways(name);
    return JSON.stringify([owner, settings.searchableAttributes, settings.attributesForFaceting]);
  }

  /** Returns settings, synonyms and rules of an index, cached until a task is recorded for it. */
  #ways(name: string): Ways {
    const row = this.row(name);
    if (!row) throw noSuchIndex(name);
    const known = this.#known.get(name);
    if (known?.settings === row.settings) return known.ways;
    const read = readSettings(JSON.parse(row.settings));
    if (!read.ok) throw new SearchError(400, read.message);
    const owner = row.replica_of ?? name;
    const ways = {
      settings: read.settings,
      synonyms: this.#kept<Synonym>('search_synonym', name),
      rules: this.#kept<Rule>('search_rule', name),
      owner,
    };
    this.#known.set(name, { settings: row.settings, ways });
    return ways;
  }

  #read(owner: string, settings: Settings): LiveIndex {
    const index = new LiveIndex(settings);
    const sql = 'SELECT object_id, body FROM search_object WHERE index_name = ? ORDER BY id';
    for (const { object_id: id, body } of all<ObjectRow>(this.store, sql, owner))
      index.put(id, JSON.parse(body));
    return index;
  }

  #kept<Entry>(table: 'search_synonym' | 'search_rule', name: string): Entry[] {
    const sql = `SELECT body FROM ${table} WHERE index_name = ? ORDER BY object_id`;
    return all<{ body: string }>(this.store, sql, name).map(({ body }) => JSON.parse(body) as Entry);
  }
}
