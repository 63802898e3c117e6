import type { Pool } from 'pg';
import type { Schema } from './types.ts';

/** An arbitrary number for the advisory lock, so that only one machine migrates at a time. */
const LOCK = 20_260_001;

const VERSIONS =
  'CREATE TABLE IF NOT EXISTS store_version (store TEXT PRIMARY KEY, version INTEGER NOT NULL)';

/**
 * Runs the migrations that a database has not had, all of them or none. A database with a newer version stays
 * unchanged.
 */
export async function bringUp(pool: Pool, { name, postgres: steps }: Schema): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); ${VERSIONS}`);
    const { rows } = await client.query('SELECT version FROM store_version WHERE store = $1', [name]);
    const version = Number(rows[0]?.version ?? 0);
    for (const step of steps.slice(version)) await client.query(step);
    if (version < steps.length)
      await client.query(
        `INSERT INTO store_version (store, version) VALUES ($1, $2)
         ON CONFLICT (store) DO UPDATE SET version = excluded.version`,
        [name, steps.length],
      );
    await client.query('COMMIT');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection with an unfinished transaction is not used again.
    client.release(failure);
  }
}
