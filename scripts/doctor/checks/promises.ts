import { outboxOf } from '../../../lib/platform/durable/outbox/store.ts';
import { OUTBOX } from '../../../lib/platform/durable/store/schemas.ts';
import { openStores } from '../../../lib/platform/durable/stores.ts';
import { UnreachableError } from '../../../lib/platform/result.ts';
import { type Check, type Context, failure, type Finding, ok, warning } from '../types.ts';

/** Counts undelivered messages of the outbox, in the database or in this machine's file. */
export function promisesCheck({ config }: Context): Check {
  return {
    name: 'disk/outbox',
    tried:
      config.databaseUrl === null ? 'counted what was given up' : 'counted in the database what was given up',
    needs: ['disk/folder'],
    async run() {
      const stores = openStores(config);
      try {
        const outbox = outboxOf(await stores.open(OUTBOX));
        return findingOf(await outbox.counts(await outbox.now()));
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        return failure(
          error.cause.message,
          'Look at DATABASE_URL: postgresql://name:secret@host:port/database, with ?sslmode=verify-full for TLS.',
        );
      } finally {
        await stores.close();
      }
    },
  };
}

function findingOf({ dead, waiting }: { dead: number; waiting: number }): Finding {
  if (dead === 0) return ok(`none; ${waiting} waiting`);
  return warning(`${dead} given up`, 'See what, and have it tried again: npm run outbox -- list.');
}
