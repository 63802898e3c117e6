// What libraries print is what is tested.
/* oxlint-disable no-console */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LEVELS = ['log', 'info', 'warn', 'error'] as const;
let lines: string[] = [];
const before = Object.fromEntries(LEVELS.map((name) => [name, console[name]]));
const listeners = process.listeners('warning');

beforeEach(async () => {
  lines = [];
  vi.resetModules();
  vi.stubEnv('LOG_LEVEL', 'info');
  console.log = (line: string) => void lines.push(line);
  (await import('@/lib/platform/observe/console-lines')).takeConsole();
});
afterEach(() => {
  Object.assign(console, before);
  process.removeAllListeners('warning');
  for (const listener of listeners) process.on('warning', listener);
  vi.unstubAllEnvs();
});

const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('an error that is dumped over many lines becomes one, without what is in it', () => {
  console.error(
    '⨯',
    Object.assign(new TypeError('zz-canary\nis no number'), { cause: { email: 'zz-canary' } }),
  );
  expect(read()).toMatchObject([
    { level: 'error', event: 'framework', error: 'TypeError', at: expect.any(Array) },
  ]);
  expect(lines.join()).not.toContain('zz-canary');
});

test('one that a page has told of already is not told again', () => {
  console.error('⨯', Object.assign(new Error('Away'), { digest: 'UNREACHABLE' }));
  expect(lines).toEqual([]);
});

test('words stand in a line too, without colours, breaks and quotations', () => {
  console.warn('\u001b[33m⚠\u001b[39m The route "/a?email=zz-canary"\n is slow.');
  expect(read()).toMatchObject([{ level: 'warn', event: 'framework', said: '⚠ The route … is slow.' }]);
});

test('the log’s own lines go out as they are', async () => {
  const { log } = await import('@/lib/platform/observe/log');
  log('info', 'listening', { port: 3000 });
  expect(read()).toEqual([{ ts: expect.any(String), level: 'info', event: 'listening', port: 3000 }]);
});

test('and those that the framework has dimmed, without its escapes and not in circles', async () => {
  const taken = console.log;
  console.log = (line: string) => taken(`\u001b[2m%c${line}\u001b[0m`, 'color: grey');
  const { log } = await import('@/lib/platform/observe/log');
  log('warn', 'postgres', { fault: 'ended' });
  expect(read()).toEqual([{ ts: expect.any(String), level: 'warn', event: 'postgres', fault: 'ended' }]);
});
