import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverDue, type Deliver, type Delivery } from '@/lib/platform/durable/outbox/worker';
import { stubEnvironment } from '../../../support/environment';
import { outboxIn } from '../../../support/outbox';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('every acknowledged item is there after a kill -9', async () => {
  const file = join(folder, 'outbox.sqlite');
  const source = (name: string) => JSON.stringify(join(process.cwd(), 'lib/platform/durable', name));
  const script = `
    import { outboxOf } from ${source('outbox/store.ts')};
    import { OUTBOX } from ${source('store/schemas.ts')};
    import { openFile } from ${source('store/sqlite.ts')};
    const outbox = outboxOf(openFile(${JSON.stringify(file)}, OUTBOX));
    for (let n = 0; ; n++) {
      await outbox.add({ kind: 'mail', key: 'm' + n, payload: n }, 1, 1e9);
      process.stdout.write('m' + n + '\\n');
      if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let acknowledged = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      acknowledged += piece.toString();
      if (acknowledged.split('\n').length > 100) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  const keys = acknowledged.split('\n').slice(0, -1);
  expect(keys.length).toBeGreaterThan(99);
  const delivered: string[] = [];
  const { store, close } = outboxIn(file);
  const deliver: Record<string, Deliver> = {
    mail: async (_, key) => {
      delivered.push(key);
      return 'done';
    },
  };
  await deliverDue({ store, deliver, clock: Date.now, onTry: () => undefined, unsettled: [] });
  await close();
  expect(delivered).toEqual(expect.arrayContaining(keys));
  expect(new Set(delivered).size).toBe(delivered.length);
});

describe('an item that somebody waits for', () => {
  test('is delivered at once with its outcome, and waits its turn if that fails', async () => {
    stubEnvironment({ SHOP_DATA: folder });
    const { deliverAtOnce, stateOf } = await import('@/lib/platform/durable/outbox');
    const item = (key: string) => ({ kind: 'mail', key, payload: null });
    const answers: Delivery[] = ['done', 'later', 'never'];
    for (const answer of answers) expect(await deliverAtOnce(item(answer), async () => answer)).toBe(answer);
    expect(await Promise.all(answers.map(stateOf))).toEqual(['done', 'waiting', 'dead']);
    const isSlow = Promise.withResolvers<Delivery>();
    const first = deliverAtOnce(item('twice'), () => isSlow.promise);
    expect(await deliverAtOnce(item('twice'), async () => 'done')).toBe('done');
    isSlow.resolve('later');
    await first;
    expect(await stateOf('twice'), 'by the other one').toBe('done');
  });

  test('is not delivered if it cannot be kept', async () => {
    stubEnvironment({ SHOP_DATA: '/dev/null/nowhere' });
    const { deliverAtOnce, stateOf } = await import('@/lib/platform/durable/outbox');
    const by = vi.fn<Deliver>(async () => 'done');
    expect(await deliverAtOnce({ kind: 'mail', key: 'a', payload: null }, by)).toBeNull();
    expect(by).not.toHaveBeenCalled();
    expect(await stateOf('a')).toBeNull();
  });
});

test('an item is delivered outside the request that added it, and so without its time limit', async () => {
  stubEnvironment({ SHOP_DATA: folder });
  const { enqueue, startOutbox } = await import('@/lib/platform/durable/outbox');
  const { isWaitedFor, REQUEST_CONTEXTS } = await import('@/lib/platform/observe/request-context');
  const { processSingleton } = await import('@/lib/platform/process-singleton');
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<object>());
  const waitedFor = Promise.withResolvers<boolean>();
  startOutbox({
    note: async () => {
      waitedFor.resolve(isWaitedFor());
      return 'done';
    },
  });
  await contexts.run({ requestId: 'r', calls: [] }, async () => {
    expect(isWaitedFor()).toBe(true);
    await enqueue({ kind: 'note', key: 'a', payload: null });
  });
  expect(await waitedFor.promise).toBe(false);
});

test('the outbox of the shop accepts what it can keep, and reports what it cannot', async () => {
  stubEnvironment({ SHOP_DATA: folder, LOG_LEVEL: 'error' });
  const { enqueue, startOutbox } = await import('@/lib/platform/durable/outbox');
  const delivered = Promise.withResolvers<unknown>();
  startOutbox({
    note: async (payload) => {
      delivered.resolve(payload);
      return 'done';
    },
  });
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await enqueue({ kind: 'note', key: 'large', payload: 'x'.repeat(70_000) })).toBe(false);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('payload too large'));
  logged.mockRestore();
  expect(await enqueue({ kind: 'note', key: 'small', payload: { n: 1 } })).toBe(true);
  expect(await delivered.promise).toEqual({ n: 1 });

  stubEnvironment({ SHOP_DATA: '/dev/null/nowhere' });
  const unwritable = await import('@/lib/platform/durable/outbox');
  expect(await unwritable.enqueue({ kind: 'note', key: 'a', payload: 1 })).toBe(false);
});
