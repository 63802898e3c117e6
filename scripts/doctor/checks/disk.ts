import { statfsSync } from 'node:fs';
import { ConfigError } from '../../../lib/platform/config.ts';
import { openDataFolder } from '../../../lib/platform/durable/data-folder.ts';
import { type Check, type Context, failure, ok, warning } from '../types.ts';

const MEGABYTE = 2 ** 20;
const LEAST_MEGABYTES = 100;
const ROOMY_MEGABYTES = 1_024;

/** Checks the folder in which the shop keeps what must outlive its process. */
export function diskChecks({ config: { dataFolder } }: Context): Check[] {
  return [
    {
      name: 'disk/folder',
      tried: `wrote to ${dataFolder} and read its databases`,
      run: () => {
        try {
          openDataFolder(dataFolder);
          return ok('it keeps what is written');
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          return failure(
            error.message,
            'Set SHOP_DATA to a folder on a disk that stays, which the shop may write to.',
          );
        }
      },
    },
    {
      name: 'disk/space',
      tried: 'asked how much room there is',
      needs: ['disk/folder'],
      run: () => {
        const { bavail, bsize } = statfsSync(dataFolder);
        const free = Math.floor((bavail * bsize) / MEGABYTE);
        const found = `${free.toLocaleString('en-GB')} MB`;
        const remedy = 'Make room, or set SHOP_DATA to a larger disk.';
        if (free < LEAST_MEGABYTES) return failure(found, remedy);
        return free < ROOMY_MEGABYTES ? warning(found, remedy) : ok(found);
      },
    },
  ];
}
