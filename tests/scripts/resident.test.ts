import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { residentWith } from '../../scripts/bench/resident.ts';

const MEGABYTES = 80;

/** A process that holds nothing, and one that it starts, which holds so much. */
const PROGRAM = `
  const { spawn } = require('node:child_process');
  const held = 'const held = Buffer.alloc(${MEGABYTES} * 1024 * 1024, 1); console.log(held.length); setInterval(() => held, 1e6)';
  spawn(process.execPath, ['-e', held], { stdio: 'inherit' });
`;

test.skipIf(!existsSync('/proc/self/status'))(
  'private memory of all processes is counted, and the shared program once (on Linux)',
  async () => {
    const child = spawn(process.execPath, ['-e', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      await once(child.stdout, 'data');
      const both = residentWith(child.pid ?? 0) ?? 0;
      const alone = residentWith(process.pid) ?? 0;
      expect(both).toBeGreaterThan(MEGABYTES);
      // Ten megabytes each besides, and some 37 of the program, which were 74 if each counted.
      expect(both).toBeLessThan(MEGABYTES + 75);
      expect(alone).toBeGreaterThan(0);
    } finally {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }
  },
);

test('the memory of a process that does not exist is null', () => {
  expect(residentWith(2 ** 30)).toBeNull();
});
