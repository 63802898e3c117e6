import { log } from '@/lib/platform/observe/log';
import { openFile } from '@/lib/platform/durable/store/sqlite';
import { SESSIONS } from '@/lib/platform/durable/store/schemas';
import type { Store } from '@/lib/platform/durable/store/types';
import { stores } from '@/lib/platform/durable/stores';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';

/**
 * Returns the store of ended sessions and used links, which must survive a restart; it is in memory if this machine's
 * disk fails.
 * @throws {UnreachableError} if it is a database that is away
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
