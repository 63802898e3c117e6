import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Home } from '@/lib/platform/durable/stores';
import { hasPostgres, startPostgres, type OwnPostgres } from '../../scripts/lib/postgres';

/** The stores in which the shop can keep its promises; PostgreSQL only where it is installed. */
export const HOMES = ['sqlite', ...(hasPostgres ? (['postgres'] as const) : [])] as const;
export type HomeName = (typeof HOMES)[number];

/** @returns a function that creates an empty store of that kind, for the tests of this block */
export function homes(name: HomeName): () => Promise<Home> {
  let server: OwnPostgres | undefined;
  beforeAll(async () => {
    if (name === 'postgres') server = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
  });
  return async () => ({
    databaseUrl: (await server?.database()) ?? null,
    dataFolder: mkdtempSync(join(tmpdir(), 'home-')),
    patience: 20,
  });
}
