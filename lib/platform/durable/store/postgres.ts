import pg from 'pg';
import { UnreachableError } from '../../result.ts';
import { log } from '../../observe/log.ts';
import { createBreaker } from '../../upstreams/resilience/breaker.ts';
import { processSingleton } from '../../process-singleton.ts';
import { bringUp } from './migrate.ts';
import type { Schema, Store, Value } from './types.ts';

const CONNECTIONS = 5;
const CONNECT_WITHIN_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
/** For this long after a failure, calls fail at once; then one tries again. */
const AWAY_MS = 2_000;
const UPSTREAM = 'postgres';

/** Counts and times are integers within JavaScript's safe range. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the database that all machines share. Each schema is migrated before its first statement.
 * @param url `postgresql://user:secret@host:port/database`, with any parameter of the driver, such as
 * `?sslmode=verify-full`
 * @param patience factor of every time limit
 */
export function openPostgres(url: string, patience: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS * patience,
    query_timeout: ANSWER_WITHIN_MS * patience,
    statement_timeout: ANSWER_WITHIN_MS * patience,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'hobwright',
    types,
  });
  // Errors of an idle connection; the next statement opens another.
  pool.on('error', note);
  const breaker = createBreaker({ openFor: AWAY_MS, leastCalls: 1 });
  // Read by health checks and metrics.
  processSingleton(`breaker.${UPSTREAM}`, () => ({ state: () => breaker.state() }));

  /** @throws {UnreachableError} if the database is away; its errors about the statement itself are thrown unchanged */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    const entered = breaker.enter();
    if ('waitMs' in entered) throw unreachable('waits for its return');
    try {
      const answer = await work();
      entered.record(true);
      return answer;
    } catch (error) {
      entered.record(!isAway(error));
      if (!isAway(error)) throw error;
      // One failure is enough, however many calls succeeded before.
      breaker.pause(AWAY_MS);
      note(error);
      throw unreachable(messageOf(error));
    }
  }

  return {
    /** @throws {UnreachableError} */
    async store(schema: Schema): Promise<Store> {
      await ask(() => bringUp(pool, schema));
      return {
        home: 'postgres',
        rows: async <T>(sql: string, ...values: Value[]) =>
          (await ask(() => pool.query(sql, values))).rows as T[],
        change: async (sql, ...values) => (await ask(() => pool.query(sql, values))).rowCount ?? 0,
        now: async () => Number((await ask(() => pool.query(NOW))).rows[0]?.now),
        close: async () => undefined,
      };
    },
    close: () => pool.end(),
  };
}

const NOW = 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';

/**
 * Whether the database is away: no answer at all, a broken connection, a server that starts, stops or has no capacity,
 * or a refused sign-in.
 */
const isAway = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|28|53|57)/.test(error.code ?? '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const unreachable = (message: string) =>
  new UnreachableError({ kind: 'unreachable', upstream: UPSTREAM, message });

function note(error: unknown): void {
  log('warn', UPSTREAM, { fault: error instanceof Error && 'code' in error ? error.code : messageOf(error) });
}
