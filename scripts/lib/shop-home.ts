import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OUTBOX } from '../../lib/platform/durable/store/schemas.ts';
import { fileOf, type Home } from '../../lib/platform/durable/stores.ts';
import { Problem } from './problem.ts';

/** Where the shop of this environment stores its promises. Time limits are ten times as long, as commands may wait. */
export const shopHome = (env: NodeJS.ProcessEnv): Home => ({
  databaseUrl: env['DATABASE_URL'] || null,
  dataFolder: resolve(env['SHOP_DATA'] || '.data/shop'),
  patience: 10,
});

/** @returns the home, if a shop has used it @throws Problem if not */
export function existingHome(home: Home): Home {
  if (home.databaseUrl !== null || existsSync(fileOf(home.dataFolder, OUTBOX))) return home;
  throw new Problem(
    `There is no outbox in ${home.dataFolder}.`,
    'Name the folder of the shop in SHOP_DATA, or its database in DATABASE_URL.',
  );
}
