import { join } from 'node:path';
import { installMachines } from '../../scripts/lib/machines.ts';
import { buildForTests } from '../../scripts/lib/test-build.ts';

/** Makes one build and one filled store for all workers, so that any browser test can be run by itself. */
export default async function prepare(): Promise<void> {
  if (process.env['TEST_LONG'] === '1') installMachines();
  await buildForTests(join(import.meta.dirname, '../..'));
}
