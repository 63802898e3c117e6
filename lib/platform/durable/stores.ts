import { join } from 'node:path';
import { config } from '../config.ts';
import { processSingleton } from '../process-singleton.ts';
import { openFile } from './store/sqlite.ts';
import type { Schema, Store } from './store/types.ts';

export type Home = { databaseUrl: string | null; dataFolder: string; patience: number };

export type Stores = {
  /** Opens a store on first use; after a failure, on the next. */
  open(schema: Schema): Promise<Store>;
  close(): Promise<void>;
};

/** Returns the file of a schema, which is used if there is no database. */
export const fileOf = (dataFolder: string, { name }: Schema): string => join(dataFolder, `${name}.sqlite`);

/**
 * Opens the stores for what the shop has promised: in the database of all machines, or else in files of this machine.
 */
export function openStores({ databaseUrl, dataFolder, patience }: Home): Stores {
  const opened = new Map<string, Promise<Store>>();
  let database: Promise<{ store(schema: Schema): Promise<Store>; close(): Promise<void> }> | undefined;

  async function open(schema: Schema): Promise<Store> {
    if (databaseUrl === null) return openFile(fileOf(dataFolder, schema), schema);
    // Only loaded if it is needed.
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

/** Returns the stores of this process. */
export const stores = (): Stores => processSingleton('stores', () => openStores(config()));
