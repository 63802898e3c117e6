import { ConfigError } from '../config.ts';
import { takeOver } from './take-over.ts';
import { SCHEMAS } from './store/schemas.ts';
import { type Home, openStores } from './stores.ts';

/**
 * Prepares the shared database before the shop starts: checks that it can be reached and written to, migrates its
 * tables, and moves the data of this machine's files into it. Does nothing without a database.
 * @throws {ConfigError} with one sentence that says what is wrong
 */
export async function prepareDatabase(home: Home): Promise<void> {
  if (home.databaseUrl === null) return;
  const stores = openStores(home);
  try {
    for (const schema of SCHEMAS) await takeOver(schema, home.dataFolder, await stores.open(schema));
  } catch (error) {
    throw new ConfigError(`Nothing can be kept in the database of DATABASE_URL: ${whyOf(error)}.`);
  } finally {
    await stores.close();
  }
}

/** The cause of an upstream's error says more than its name. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const said = typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : '';
  return String(said || error.message || error.name);
}
