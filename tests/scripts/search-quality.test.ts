import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown set is answered with a sentence and the names of the sets, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/search-quality.ts', '--set', 'opne'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nThere is no set opne\.\nThe sets are .*\bopen\b.*\.\n\n$/);
});
