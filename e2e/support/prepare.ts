import { join } from 'node:path';
import { installMachines } from '../../scripts/lib/machines.ts';
import { isLong } from '../../scripts/lib/test-depth.ts';
import { buildForTests } from '../../scripts/lib/test-build.ts';

/** Makes one build and one filled store for all workers, so that any browser test can be run by itself. */
export default async function prepare(): Promise<void> {
  if (isLong) installMachines();
  await buildForTests(join(import.meta.dirname, '../..'));
}
