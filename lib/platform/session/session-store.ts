import { log } from '@/lib/platform/observe/log';
import { openFile } from '@/lib/platform/durable/store/sqlite';
import { SESSIONS } from '@/lib/platform/durable/store/schemas';
import type { Store } from '@/lib/platform/durable/store/types';
import { stores } from '@/lib/platform/durable/stores';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';

/**
 * Which sessions and links were ended before their time: kept, because they must stay so when the shop starts again; in
 * memory where this machine's disk fails. @throws UnreachableError where they are in a database, and that is away.
 */
export async function sessionStore(): Promise<Store> {
  try {
    return await stores().open(SESSIONS);
  } catch (error) {
    if (config().databaseUrl !== null) throw error;
    return processSingleton('sessions', () => {
      log('error', 'sessions', { fault: error instanceof Error ? error.message : 'unknown' });
      return openFile(':memory:', SESSIONS);
    });
  }
}
