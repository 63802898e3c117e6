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
/** After a failure nobody waits for it; then one tries. */
const AWAY_MS = 2_000;
const UPSTREAM = 'postgres';

/** Counts and times are whole numbers that JavaScript holds. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The one database of all machines. Each schema in it is brought up to date before its first statement.
 * @param url `postgresql://user:secret@host:port/database`; what the driver knows besides, such as `?sslmode=verify-full`.
 * @param patience times every limit.
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
  // Of a connection that nobody uses; the next statement makes another.
  pool.on('error', note);
  const breaker = createBreaker({ openFor: AWAY_MS, leastCalls: 1 });
  // Health and metrics look at this one.
  processSingleton(`breaker.${UPSTREAM}`, () => ({ state: () => breaker.state() }));

  /** @throws UnreachableError when it is away; what it says of the statement itself as it is. */
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
      // One failure is enough, however well it was before.
      breaker.pause(AWAY_MS);
      note(error);
      throw unreachable(messageOf(error));
    }
  }

  return {
    /** @throws UnreachableError */
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

/** No answer, or none of the statement: the connection broke, the server stops or starts, takes no more, or us no more. */
const isAway = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|28|53|57)/.test(error.code ?? '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const unreachable = (message: string) =>
  new UnreachableError({ kind: 'unreachable', upstream: UPSTREAM, message });

function note(error: unknown): void {
  log('warn', UPSTREAM, { fault: error instanceof Error && 'code' in error ? error.code : messageOf(error) });
}
