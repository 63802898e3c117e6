import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { openDatabase } from '@/lib/platform/durable/database';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';

const TABLES = 'CREATE TABLE IF NOT EXISTS spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT';

/** Several endings of a customer hold beside each other: what one of them ended, a later one does not revive. */
const ENDINGS = `
  CREATE TABLE IF NOT EXISTS ending (
    customer_id INTEGER PRIMARY KEY, at INTEGER NOT NULL, except_session TEXT
  ) STRICT;
  ALTER TABLE ending RENAME TO last_ending;
  CREATE TABLE ending (
    customer_id INTEGER NOT NULL, except_session TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (customer_id, except_session)
  ) STRICT;
  INSERT INTO ending SELECT customer_id, coalesce(except_session, ''), at FROM last_ending;
  DROP TABLE last_ending;
  CREATE TABLE ended_session (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
`;

/**
 * Which sessions and links were ended before their time: on disk, because they must stay so when the shop starts again;
 * in memory when there is none.
 */
export const sessionStore = () =>
  processSingleton('sessions', () => {
    try {
      return openDatabase(join(config().dataFolder, 'sessions.sqlite'), TABLES, ENDINGS);
    } catch (error) {
      log('error', 'sessions', { fault: error instanceof Error ? error.message : 'unknown' });
      return openDatabase(':memory:', TABLES, ENDINGS);
    }
  });
