import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readEnvironmentFiles } from '@/lib/platform/environment-files';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the environment overrides .env.local, which overrides .env; empty values count as unset', () => {
  writeFileSync(join(folder, '.env'), 'PORT=1\nSMTP_URL=smtp://a.example\nMAIL_FROM="A <a@a.example>"\n');
  writeFileSync(join(folder, '.env.local'), 'PORT=2\nSMTP_URL=\nREDIS_URL=redis://b.example\n');
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', PORT: '3', REDIS_URL: '' };
  readEnvironmentFiles(folder, environment);
  expect(environment).toEqual({
    NODE_ENV: 'test',
    PORT: '3',
    REDIS_URL: 'redis://b.example',
    SMTP_URL: 'smtp://a.example',
    MAIL_FROM: 'A <a@a.example>',
  });
});

test('missing files are not an error', () => {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  readEnvironmentFiles(join(folder, 'nothing'), environment);
  expect(environment).toEqual({ NODE_ENV: 'test' });
});
