import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../sandbox/store/store.ts';
import { fillStore, rowsOf } from './catalogue.ts';

// Real processes and a real disk take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const store = openStore(join(folder, 'sandbox.sqlite'));
  fillStore(store);
  store.exec('UPDATE product SET stock = 1000000');
  store.close();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(folder, { recursive: true });
});

function run(env: Record<string, string> = {}): {
  child: ChildProcess;
  said: () => string;
  ended: Promise<unknown>;
} {
  const child = spawn(process.execPath, ['sandbox/demo/server.ts'], {
    env: { ...process.env, SANDBOX_DATA: folder, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env },
  });
  running.push(child);
  let text = '';
  const listen = (piece: Buffer): void => {
    text += String(piece);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return { child, said: () => text, ended: once(child, 'exit') };
}

async function start(): Promise<{ child: ChildProcess; origin: string; ended: Promise<unknown> }> {
  // More calls than any plan allows.
  const { child, said, ended } = run({ SANDBOX_REST_QUOTA: '1000000' });
  for (;;) {
    const origin = /Sandbox: (\S+)/.exec(said())?.[1];
    if (origin) return { child, origin, ended };
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(said());
  }
}

const add = async (origin: string, path: string): Promise<{ data: { id: string } }> => {
  const response = await fetch(`${origin}/stores/hobwright/v3${path}`, {
    method: 'POST',
    headers: {
      'x-auth-token': process.env['BIGCOMMERCE_ACCESS_TOKEN'] ?? 'dev',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ line_items: [{ product_id: 101, quantity: 1 }] }),
  });
  return (await response.json()) as { data: { id: string } };
};

/** Each kept on the disk before it is answered. */
const WRITES = 1000;
const CALLERS = 4;

test('every acknowledged write survives kill -9 in the middle of a thousand', async () => {
  const { child, origin, ended } = await start();
  const { data: cart } = await add(origin, '/carts');
  let acknowledged = 1;
  const write = async (): Promise<void> => {
    for (let count = 0; count < WRITES / CALLERS; count += 1) {
      await add(origin, `/carts/${cart.id}/items`);
      acknowledged += 1;
      if (acknowledged === WRITES / 2) child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: CALLERS }, write));
  await ended;
  const store = openStore(join(folder, 'sandbox.sqlite'));
  const [line] = rowsOf(store, 'cart_line') as { quantity: number }[];
  expect(acknowledged).toBeGreaterThanOrEqual(WRITES / 2);
  // What was under way at the end may hold too, one of each caller.
  expect(line?.quantity).toBeGreaterThanOrEqual(acknowledged);
  expect(line?.quantity).toBeLessThanOrEqual(acknowledged + CALLERS);
  expect(store.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  store.close();
});

test('the sandbox exits cleanly on SIGTERM, leaving no write-ahead log', async () => {
  const { child, origin, ended } = await start();
  await add(origin, '/carts');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(folder, 'sandbox.sqlite-wal'))).toBe(false);
});

test('the sandbox says what is wrong when it cannot start', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const first = run({ SANDBOX_PORT: port });
  expect(await first.ended).toEqual([1, null]);
  expect(first.said()).toContain(`Port ${port} is busy.`);
  busy.close();

  const file = join(folder, 'file');
  writeFileSync(file, '');
  const second = run({ SANDBOX_DATA: join(file, 'data') });
  expect(await second.ended).toEqual([1, null]);
  expect(second.said()).toContain('set SANDBOX_DATA to another');

  const store = openStore(join(folder, 'sandbox.sqlite'));
  store.exec('PRAGMA user_version = 999');
  store.close();
  const third = run();
  expect(await third.ended).toEqual([1, null]);
  expect(third.said()).toContain('was written by a newer sandbox');
});
