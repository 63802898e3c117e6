import { join } from 'node:path';
import { config } from '../config.ts';
import { processSingleton } from '../process-singleton.ts';
import { openFile } from './store/sqlite.ts';
import type { Schema, Store } from './store/types.ts';

export type Home = { databaseUrl: string | null; dataFolder: string; patience: number };

export type Stores = {
  /** Opened when it is first asked for; after a failure, when it is next asked for. */
  open(schema: Schema): Promise<Store>;
  close(): Promise<void>;
};

/** The file of a schema, where there is no database. */
export const fileOf = (dataFolder: string, { name }: Schema): string => join(dataFolder, `${name}.sqlite`);

/** Where the shop keeps what it has promised: in one database of all machines, else in files of this one. */
export function openStores({ databaseUrl, dataFolder, patience }: Home): Stores {
  const opened = new Map<string, Promise<Store>>();
  let database: Promise<{ store(schema: Schema): Promise<Store>; close(): Promise<void> }> | undefined;

  async function open(schema: Schema): Promise<Store> {
    if (databaseUrl === null) return openFile(fileOf(dataFolder, schema), schema);
    // Loaded only where it is needed.
    database ??= import('./store/postgres.ts').then(({ openPostgres }) =>
      openPostgres(databaseUrl, patience),
    );
    return (await database).store(schema);
  }

  return {
    open(schema) {
      const store = opened.get(schema.name) ?? open(schema);
      opened.set(schema.name, store);
      store.catch(() => opened.delete(schema.name));
      return store;
    },
    async close() {
      const before = [...opened.values()];
      opened.clear();
      await Promise.allSettled(before.map(async (store) => (await store).close()));
      await (await database)?.close();
      database = undefined;
    },
  };
}

/** The stores of this process. */
export const stores = (): Stores => processSingleton('stores', () => openStores(config()));
