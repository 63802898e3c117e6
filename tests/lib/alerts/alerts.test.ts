import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasCome } from '@/lib/alerts/rules';
import type { ProductCard } from '@/lib/catalogue/types';
import { stubEnvironment } from '../../support/environment';
import { aCard } from '../../support/shop';
import { startUpstream, type Upstream } from '../../support/upstream';

const enqueued = vi.hoisted(() => vi.fn<(key: string, letter: object) => Promise<boolean>>(async () => true));
vi.mock('@/lib/post/commands', () => ({ enqueueLetter: enqueued }));

describe('what somebody waits for has come', () => {
  const at = (now: number | null, stock: ProductCard['stock']) => ({
    ...aCard({ id: 1, stock }),
    price: now === null ? null : { now },
  });
  const there = { state: 'in', available: 5 } as const;
  test.each<[string, ProductCard, number | null, boolean]>([
    ['back in stock', at(40_000, there), null, true],
    ['still out', at(40_000, { state: 'out' }), null, false],
    ['at the price', at(39_900, there), 39_900, true],
    ['a pound above it', at(40_000, there), 39_900, false],
    ['cheap, but sold out', at(100, { state: 'out' }), 39_900, false],
    ['without a price', at(null, there), 39_900, false],
  ])('%s', (_, card, below, come) => expect(hasCome(card, below)).toBe(come));
});

test('a book that cannot be opened says so instead of failing the form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  vi.resetModules();
  stubEnvironment({ SHOP_DATA: join(file, 'below') });
  const { addAlert } = await import('@/lib/platform/durable/alert-book');
  expect(await addAlert(1, 'ann@example.org', null)).toBe(false);
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

test('a book of before keeps everybody who stands in it, each under a name of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const old = new DatabaseSync(join(folder, 'alerts.sqlite'));
  old.exec(`
    CREATE TABLE alert (
      id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, email TEXT NOT NULL COLLATE NOCASE, below INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX alert_once ON alert (product_id, email, below IS NULL);
    INSERT INTO alert VALUES (1, 7, 'ann@example.org', NULL, 1), (2, 7, 'bo@example.org', 39900, 2);
  `);
  old.close();
  vi.resetModules();
  stubEnvironment({ SHOP_DATA: folder });
  const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
  expect(await addAlert(7, 'cy@example.org', null)).toBe(true);
  const found = await alertsFor(7);
  expect(found.map(({ email, below }) => [email, below])).toEqual([
    ['ann@example.org', null],
    ['bo@example.org', 39_900],
    ['cy@example.org', null],
  ]);
  expect(new Set(found.map(({ name }) => name)).size).toBe(3);
  for (const { name } of found) expect(name).toMatch(/^[0-9a-f]{32}$/);

  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  const again = await import('@/lib/platform/durable/alert-book');
  expect(await again.alertsFor(7), 'opened again').toEqual(found);
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

describe('with the platform', () => {
  let upstream: Upstream;
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));

  beforeAll(async () => {
    upstream = await startUpstream(5);
    vi.stubEnv('SHOP_DATA', folder);
  });
  afterAll(async () => {
    await upstream[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  test('each is told once, and forgotten with the letter', async () => {
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    const { readCards } = await import('@/lib/catalogue/queries');
    const [card] = await readCards([1, 2, 3, 4, 5].filter(Boolean));
    const now = card?.price?.now ?? 0;
    const productId = card?.id ?? 0;
    await addAlert(productId, 'high@example.org', now);
    await addAlert(productId, 'high@example.org', now + 100);
    await addAlert(productId, 'low@example.org', now - 100);
    expect(await deliverProductNews({ productId })).toBe('done');
    expect(await deliverProductNews({ productId })).toBe('done');
    expect(enqueued.mock.calls).toEqual([
      [
        expect.stringMatching(/^alert:[0-9a-f]{32}$/),
        { letter: 'priceDown', to: 'high@example.org', productId },
      ],
    ]);
    expect((await alertsFor(productId)).map(({ email }) => email)).toEqual(['low@example.org']);
  });

  test('whoever waits next has a letter of their own, under a key that nobody had before', async () => {
    const { addAlert, alertsFor, forgetAlert } = await import('@/lib/platform/durable/alert-book');
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    const { readCards } = await import('@/lib/catalogue/queries');
    const [card] = await readCards([1, 2, 3, 4, 5]);
    const productId = card?.id ?? 0;
    for (const wait of await alertsFor(productId)) await forgetAlert(wait);
    enqueued.mockClear();
    for (const email of ['first@example.org', 'next@example.org', 'first@example.org']) {
      await addAlert(productId, email, 10_000_000);
      expect(await deliverProductNews({ productId })).toBe('done');
    }
    const keys = enqueued.mock.calls.map(([key]) => key);
    expect(new Set(keys).size).toBe(3);
  });

  test('who asks for a lower price while the letter of the last one is written goes on waiting', async () => {
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    const { readCards } = await import('@/lib/catalogue/queries');
    const [card] = await readCards([1, 2, 3, 4, 5]);
    const productId = card?.id ?? 0;
    await addAlert(productId, 'meanwhile@example.org', 10_000_000);
    enqueued.mockImplementationOnce(() => addAlert(productId, 'meanwhile@example.org', 100));
    expect(await deliverProductNews({ productId })).toBe('done');
    expect(await alertsFor(productId)).toContainEqual(
      expect.objectContaining({ email: 'meanwhile@example.org', below: 100 }),
    );
  });

  test('an address that could not be written to is kept for the next try', async () => {
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    const { readCards } = await import('@/lib/catalogue/queries');
    const [card] = await readCards([1, 2, 3, 4, 5]);
    enqueued.mockResolvedValueOnce(false);
    await addAlert(card?.id ?? 0, 'again@example.org', 10_000_000);
    expect(await deliverProductNews({ productId: card?.id })).toBe('later');
    expect((await alertsFor(card?.id ?? 0)).map(({ email }) => email)).toContain('again@example.org');
  });

  test('what is no news of a product is never delivered', async () => {
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    expect(await deliverProductNews({ productId: 'x' })).toBe('never');
    expect(await deliverProductNews({ productId: 999_999 })).toBe('done');
  });
});
