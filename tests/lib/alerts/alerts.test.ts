import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../sandbox/store/rows.ts';
import { transaction } from '../../../sandbox/store/store.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { isConditionMet } from '@/lib/alerts/rules';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Delivery } from '@/lib/platform/durable/outbox';
import type { Mail } from '@/lib/platform/upstreams/mail';
import { stubEnvironment } from '../../support/environment';
import { takeOutbox } from '../../support/outbox';
import { ask, submit } from '../../support/shopper';
import { aCard } from '../../support/shop';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/headers', async () => import('../../support/jar'));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
const sendMail = vi.hoisted(() => vi.fn<(mail: Mail) => Promise<Delivery>>());
vi.mock('@/lib/platform/upstreams/mail', () => ({ sendMail }));
vi.mock('@/lib/platform/upstreams/pictures', () => ({ readJpeg: async () => Buffer.from('JPEG') }));

describe('the condition of an alert', () => {
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
  ])('is met or not for a product %s', (_, card, below, come) =>
    expect(isConditionMet(card, below)).toBe(come),
  );
});

test('an alert book that cannot be opened refuses the alert instead of failing the form', async () => {
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

test('an alert book of the earlier format keeps everybody in it, each with a name of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const old = new DatabaseSync(join(folder, 'alerts.sqlite'));
  old.exec(`
    CREATE TABLE alert (
      id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, email TEXT NOT NULL COLLATE NOCASE, below INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX alert_once ON alert (product_id, email, below IS NULL);
    INSERT INTO alert VALUES
      (1, 7, 'ann@example.org', NULL, unixepoch() * 1000), (2, 7, 'bo@example.org', 39900, unixepoch() * 1000);
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

describe('alerts', () => {
  let upstream: Upstream;
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));

  beforeAll(async () => {
    upstream = await startUpstream(60);
    transaction(upstream.store, () => seedContent(upstream.store));
    vi.stubEnv('SHOP_DATA', folder);
  }, 60_000);
  afterAll(async () => {
    await upstream[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    sendMail.mockReset().mockResolvedValue('done');
  });

  /** What may be bought at a price, with nobody who waits for it. */
  async function aProduct() {
    const { alertsFor, forgetAlert } = await import('@/lib/platform/durable/alert-book');
    const { readCards } = await import('@/lib/catalogue/queries');
    const cards = await readCards([1, 2, 3, 4, 5]);
    const card = cards.find((each) => isConditionMet(each, null));
    if (!card?.price) throw new Error('Nothing can be bought.');
    for (const wait of await alertsFor(card.id)) await forgetAlert(wait);
    return { productId: card.id, now: card.price.now };
  }

  const raisePrice = (productId: number, by: number) =>
    run(
      upstream.store,
      'UPDATE product SET price = price + ?, sale_price = sale_price + ? WHERE id = ?',
      by,
      by,
      productId,
    );

  /** Has news of a product told. @returns the letters that then wait. */
  async function tell(productId: number) {
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    expect(await deliverProductNews({ productId })).toBe('done');
    return (await takeOutbox()).filter(({ kind }) => kind === 'letter');
  }

  async function deliver(letters: Awaited<ReturnType<typeof tell>>) {
    const { deliverAtOnce } = await import('@/lib/platform/durable/outbox');
    const { deliverLetter } = await import('@/lib/mail/commands');
    for (const letter of letters) await deliverAtOnce(letter, deliverLetter);
  }

  async function whoWaits(productId: number) {
    const { alertsFor } = await import('@/lib/platform/durable/alert-book');
    return (await alertsFor(productId)).map(({ email }) => email);
  }

  const mailed = () => sendMail.mock.calls.map(([{ to }]) => to);

  test('are e-mailed once, and forgotten with the e-mail', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    const { productId, now } = await aProduct();
    await addAlert(productId, 'high@example.org', now);
    await addAlert(productId, 'high@example.org', now + 100);
    await addAlert(productId, 'low@example.org', now - 100);
    await deliver(await tell(productId));
    await deliver(await tell(productId));
    expect(mailed()).toEqual(['high@example.org']);
    expect(await whoWaits(productId)).toEqual(['low@example.org']);
  });

  test('are e-mailed to each person who waits next', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    const { productId } = await aProduct();
    const people = ['first@example.org', 'next@example.org', 'first@example.org'];
    for (const email of people) {
      await addAlert(productId, email, 10_000_000);
      await deliver(await tell(productId));
    }
    expect(mailed()).toEqual(people);
  });

  test('stay if they are set again while the e-mail is being sent', async () => {
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    const { productId } = await aProduct();
    await addAlert(productId, 'meanwhile@example.org', 10_000_000);
    sendMail.mockImplementationOnce(async () => {
      await addAlert(productId, 'meanwhile@example.org', 100);
      return 'done';
    });
    await deliver(await tell(productId));
    expect(await alertsFor(productId)).toMatchObject([{ email: 'meanwhile@example.org', below: 100 }]);
  });

  test('are kept until their e-mail could be sent', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    const { productId } = await aProduct();
    await addAlert(productId, 'again@example.org', 10_000_000);
    sendMail.mockResolvedValueOnce('later');
    const letters = await tell(productId);
    await deliver(letters);
    expect(await whoWaits(productId)).toEqual(['again@example.org']);
    await deliver(letters);
    expect(await whoWaits(productId)).toEqual([]);
  });

  test('are not e-mailed if no longer true, and are e-mailed once true again', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    const { productId, now } = await aProduct();
    await addAlert(productId, 'patient@example.org', now);
    const letters = await tell(productId);
    expect(letters).toHaveLength(1);
    raisePrice(productId, 6_000);
    await deliver(letters);
    expect(mailed()).toEqual([]);
    raisePrice(productId, -6_000);
    await deliver(await tell(productId));
    expect(mailed()).toEqual(['patient@example.org']);
    expect(await whoWaits(productId)).toEqual([]);
  });

  test('are dropped for a deleted product, and kept for a hidden one', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    const { deliverProductNews, noteProductEvent } = await import('@/lib/alerts/commands');
    const { productId } = await aProduct();
    await addAlert(productId, 'faithful@example.org', 100);
    const waits: string[][] = [];
    for (const what of ['updated', 'deleted']) {
      const event = { scope: `store/product/${what}`, data: { type: 'product', id: productId }, hash: what };
      expect(await noteProductEvent(event)).toBe(true);
      for (const { kind, payload } of await takeOutbox())
        if (kind === 'product-news') expect(await deliverProductNews(payload)).toBe('done');
      waits.push(await whoWaits(productId));
    }
    expect(waits).toEqual([['faithful@example.org'], []]);
  });

  test('can all be ended by the link in the e-mail and one press', async () => {
    const { addAlert, alertsOf } = await import('@/lib/platform/durable/alert-book');
    const { POST } = await import('@/app/api/stop-alerts/route');
    const { productId } = await aProduct();
    await addAlert(productId, 'reader@example.org', 10_000_000);
    await addAlert(productId, 'other@example.org', 100);
    await addAlert(productId + 1, 'Reader@example.org', 100);
    await deliver(await tell(productId));
    const [link] = /https?:\/\/\S+\/alerts\/stop\?t=\S+/.exec(sendMail.mock.lastCall?.[0].text ?? '') ?? [''];
    const { pathname, search, searchParams } = new URL(link.replace(/\)$/, ''));
    const token = searchParams.get('t') ?? '';
    expect(await alertsOf('reader@example.org')).toHaveLength(1);
    const stopped = await submit(POST, { token }, `${pathname}${search}`);
    expect(stopped.status).toBe(303);
    expect(new URL(stopped.headers.get('location') ?? '', link).searchParams.get('t')).toBe(token);
    expect(await alertsOf('reader@example.org')).toEqual([]);
    expect(await whoWaits(productId)).toEqual(['other@example.org']);
    expect((await ask(POST, { body: { token: token.replace(/.{9}$/, 'AAAAAAA~2') } })).status).toBe(403);
  });

  test('are not affected by invalid news or by news of an unknown product', async () => {
    const { deliverProductNews } = await import('@/lib/alerts/commands');
    expect(await deliverProductNews({ productId: 'x' })).toBe('never');
    expect(await deliverProductNews({ productId: 999_999 })).toBe('done');
  });
});
