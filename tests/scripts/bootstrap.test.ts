import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Locked = { version: string; dev?: boolean; devOptional?: boolean; optional?: boolean };

const WANTED: Record<string, Locked> = {
  'node_modules/next': { version: '16.0.0' },
  'node_modules/fastify': { version: '5.0.0', dev: true },
  'node_modules/sharp': { version: '0.35.0', devOptional: true },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};
const { 'node_modules/next': next, 'node_modules/fastify': fastify, ...rest } = WANTED;
const SHOP_ALONE = { 'node_modules/next': next };

/** What a command does where these packages are installed: how npm is called, if it is, and then the command itself. */
function run(command: string, installed: object): string[] {
  const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const folder of ['scripts', 'node_modules', 'bin']) mkdirSync(join(root, folder));
  cpSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'scripts', `${command}.ts`), `console.log('ran', ...process.argv.slice(2))`);
  const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
  writeFileSync(join(root, 'package-lock.json'), lock(WANTED));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), lock(installed));
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho npm $1 $2\n');
  chmodSync(join(root, 'bin/npm'), 0o755);
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), command, 'list'], {
    encoding: 'utf8',
    env: { PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter), NODE_ENV: 'production' },
  });
  return stdout.split('\n').filter((line) => /^(npm|ran)/.test(line));
}

describe('before a command', () => {
  test('nothing is installed if everything but optional packages is there', () => {
    expect(run('start', { ...SHOP_ALONE, 'node_modules/fastify': fastify, ...rest })).toEqual(['ran list']);
  });

  test.each(['start', 'test', 'build'])(
    '%s installs the sandbox and the development tools, in production too',
    (command) => {
      expect(run(command, SHOP_ALONE)).toEqual(['npm ci --include=dev', 'ran list']);
    },
  );

  test.each(['doctor', 'outbox', 'search-sync'])(
    '%s needs only the packages of the shop, in their locked versions',
    (command) => {
      expect(run(command, SHOP_ALONE)).toEqual(['ran list']);
      expect(run(command, {})).toEqual(['npm ci --omit=dev', 'ran list']);
      const old = { 'node_modules/next': { version: '15.0.0' } };
      expect(run(command, old)).toEqual(['npm ci --omit=dev', 'ran list']);
    },
  );
});
