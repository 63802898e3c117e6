// What libraries print is what is tested.
/* oxlint-disable no-console */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LEVELS = ['log', 'info', 'warn', 'error'] as const;
let lines: string[] = [];
const before = Object.fromEntries(LEVELS.map((name) => [name, console[name]]));
const listeners = process.listeners('warning');
const atExit = process.listeners('exit');

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
  for (const listener of process.listeners('exit'))
    if (!atExit.includes(listener)) process.off('exit', listener);
  vi.unstubAllEnvs();
});

async function read(): Promise<Record<string, unknown>[]> {
  await setImmediate();
  return lines.flatMap((text) => text.split('\n')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('an error printed over many lines becomes one log line, without its message', async () => {
  console.error(
    '⨯',
    Object.assign(new TypeError('zz-canary\nis no number'), { cause: { email: 'zz-canary' } }),
  );
  expect(await read()).toMatchObject([
    { level: 'error', event: 'framework', error: 'TypeError', at: expect.any(Array) },
  ]);
  expect(lines.join()).not.toContain('zz-canary');
});

test('an error that a page has already reported is not logged again', async () => {
  console.error('⨯', Object.assign(new Error('Away'), { digest: 'UNREACHABLE' }));
  expect(await read()).toEqual([]);
});

test('printed text becomes a log line without colours, line breaks and quotations', async () => {
  console.warn('\u001b[33m⚠\u001b[39m The route "/a?email=zz-canary"\n is slow.');
  expect(await read()).toMatchObject([{ level: 'warn', event: 'framework', said: '⚠ The route … is slow.' }]);
});

test('the log’s own lines are written unchanged', async () => {
  const { log } = await import('@/lib/platform/observe/log');
  log('info', 'listening', { port: 3000 });
  expect(await read()).toEqual([{ ts: expect.any(String), level: 'info', event: 'listening', port: 3000 }]);
});

test('lines that the framework has dimmed are written without its escape codes, and once', async () => {
  const taken = console.log;
  console.log = (line: string) => taken(`\u001b[2m%c${line}\u001b[0m`, 'color: grey');
  const { log } = await import('@/lib/platform/observe/log');
  log('warn', 'postgres', { fault: 'ended' });
  expect(await read()).toEqual([
    { ts: expect.any(String), level: 'warn', event: 'postgres', fault: 'ended' },
  ]);
});

test('lines logged in one turn are written together in their order, and the rest at exit', async () => {
  const { log } = await import('@/lib/platform/observe/log');
  for (const at of [1, 2, 3]) log('info', 'request', { at });
  expect(await read()).toMatchObject([{ at: 1 }, { at: 2 }, { at: 3 }]);
  expect(lines).toHaveLength(1);
  log('info', 'stopped');
  const left = process.listeners('exit').find((listener) => !atExit.includes(listener));
  left?.(0);
  expect(lines.at(-1)).toContain('"event":"stopped"');
});

test.each(['warn', 'error'] as const)(
  'a line of level %s is written at once, after those before it',
  async (level) => {
    const { log } = await import('@/lib/platform/observe/log');
    log('info', 'request', { at: 1 });
    log(level, 'upstream', { at: 2 });
    expect(lines).toHaveLength(1);
    log('info', 'request', { at: 3 });
    expect(lines).toHaveLength(1);
    expect(await read()).toMatchObject([{ at: 1 }, { at: 2 }, { at: 3 }]);
  },
);
