import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLocale } from '../../../sandbox/content/repository.ts';
import { policy as seeded } from '../../../sandbox/demo/content/data/policy.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import type { Fields } from '../../../sandbox/content/types.ts';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { stubEnvironment } from '../../support/environment';
import { startUpstream, type Upstream } from '../../support/upstream';

const tags: string[] = [];
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => tags.push(...names),
}));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
  seedContent(upstream.store);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  tags.length = 0;
  write('published', {});
  write('draft', {});
});

const fields = seeded[0]?.fields ?? {};

/** The demo entry with other values in it, as an editor saves or publishes it. */
function write(state: 'draft' | 'published', over: Fields): void {
  const text = JSON.stringify(withLocale({ ...fields, ...over }));
  upstream.store.prepare(`UPDATE content_entry SET ${state} = ? WHERE id = 'shopPolicy'`).run(text);
}

async function setFault(fault: string): Promise<void> {
  const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
  const body = JSON.stringify({ upstream: 'content', fault });
  const answer = await fetch(`${upstream.url}/control/faults`, { method: 'PUT', headers, body });
  expect(answer.ok).toBe(true);
}

/** A shop that has read nothing yet. */
function freshShop(more: Record<string, string> = {}) {
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port, LOG_LEVEL: 'warn', ...more });
  return import('@/lib/policy/queries');
}

describe('the shop policy in the content service', () => {
  it('is read in full, under the cache tags that its webhook expires', async () => {
    const { getPolicy } = await freshShop();
    const { holidays, ...delivery } = (await getPolicy()).delivery;
    expect({ ...delivery, holidays: {} }).toEqual(BUILT_IN.delivery);
    expect(holidays).toHaveProperty('england-and-wales');
    expect(tags).toEqual(['content', 'content-shopPolicy']);
  });

  it('is complete for simultaneous readers, who share one answer', async () => {
    await freshShop();
    const { readEntry } = await import('@/lib/policy/entry-queries');
    const readings = await Promise.all(Array.from({ length: 8 }, () => readEntry(false)));
    expect(readings.filter((reading) => !reading.ok)).toEqual([]);
    expect(readings.filter((reading) => reading.ok && !reading.value.ok)).toEqual([]);
  });

  it('changes pages once it is published, and not before', async () => {
    const { getPolicy } = await freshShop();
    const { getDeliverySteps } = await import('@/lib/content/home-queries');
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
    try {
      write('draft', { cutOffHour: 11, freeDeliveryFrom: 500_00 });
      expect((await getDeliverySteps()).ordered).toBe('2026-11-24');
      write('published', { cutOffHour: 11, freeDeliveryFrom: 500_00 });
      expect((await getDeliverySteps()).ordered).toBe('2026-11-25');
      const { cardView } = await import('@/lib/catalogue/card-view');
      const { aCard } = await import('../../support/shop');
      const costs = [BUILT_IN, await getPolicy()].map(
        (policy) => cardView(aCard({ price: { now: 429_00 } }), new Date(), policy).delivery?.cost,
      );
      // A day later is a Friday, which costs more: the first day that does not is told.
      expect(costs).toEqual([0, 25_00]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a draft of the shop policy', () => {
  const EDITOR = { CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'dev-preview' };

  it('applies to editors’ pages and their texts, and to no other page', async () => {
    const { getMomentDraft, getPolicy } = await freshShop(EDITOR);
    write('draft', { deliveryPrice: 29_00, returnDays: 90 });
    expect((await getMomentDraft(new Date())).policy).toMatchObject({
      delivery: { van: { standard: 29_00 } },
      returns: { days: 90 },
    });
    expect((await getPolicy()).delivery.van.standard).toBe(25_00);
    const { findEntry } = await import('@/lib/content/entries');
    const words = async (preview: boolean) =>
      JSON.stringify(await findEntry('contentPage', preview, { 'fields.slug': 'help' }));
    expect(await words(true)).toContain('you have 90 days');
    expect(await words(false)).toContain(`you have ${BUILT_IN.returns.days} days`);
  });

  it('is replaced by the published policy if it is invalid, without a log entry', async () => {
    const { getMomentDraft } = await freshShop(EDITOR);
    write('published', { deliveryPrice: 27_00 });
    write('draft', { deliveryPrice: -1 });
    const lines = vi.spyOn(console, 'log').mockReturnValue(undefined);
    expect((await getMomentDraft(new Date())).policy.delivery.van.standard).toBe(27_00);
    expect(lines).not.toHaveBeenCalled();
    lines.mockRestore();
  });
});

describe('an invalid shop policy', () => {
  it('leaves the last valid one in force, and the log names the fields', async () => {
    const { getPolicy } = await freshShop();
    write('published', { deliveryPrice: 29_00 });
    expect((await getPolicy()).delivery.van.standard).toBe(29_00);
    const lines = vi.spyOn(console, 'log').mockReturnValue(undefined);
    write('published', { deliveryPrice: -1, cutOffHour: 99 });
    expect((await getPolicy()).delivery).toMatchObject({ van: { standard: 29_00 }, cutOffHour: 20 });
    const [line = '{}'] = lines.mock.calls.flat().map(String);
    lines.mockRestore();
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      event: 'policy.refused',
      says: [
        'Delivery below that: cannot be negative.',
        'Orders count for the day until: has to be a whole hour from 1 to 23.',
      ],
      kept: 'the last valid policy',
    });
  });

  it('leaves the built-in policy in force in a shop that has read no other', async () => {
    const { getPolicy } = await freshShop();
    const lines = vi.spyOn(console, 'log').mockReturnValue(undefined);
    write('published', { zones: [] });
    expect(await getPolicy()).toEqual(BUILT_IN);
    expect(lines.mock.calls.flat().join()).toContain('the built-in policy');
    lines.mockRestore();
  });
});

it('the last valid policy is kept over a restart, as long as its file is readable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  const { getPolicy } = await freshShop({ SHOP_DATA: folder });
  write('published', { deliveryPrice: 29_00 });
  await getPolicy();
  write('published', { deliveryPrice: -1 });
  const lines = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const standardAgain = async () =>
    (await (await freshShop({ SHOP_DATA: folder })).getPolicy()).delivery.van.standard;
  expect(await standardAgain()).toBe(29_00);
  for (const damaged of ['{"tariffs"', '{}', '']) {
    writeFileSync(join(folder, 'policy.json'), damaged);
    expect(await standardAgain()).toBe(25_00);
  }
  lines.mockRestore();
});

describe('a content service with a fault', () => {
  it.each(['down', '5xx', 'malformed'])(
    '%s: leaves the last valid policy in force, or the built-in one',
    async (fault) => {
      const { getPolicy } = await freshShop();
      write('published', { deliveryPrice: 29_00 });
      await getPolicy();
      await setFault(fault);
      expect((await getPolicy()).delivery.van.standard).toBe(29_00);
      expect(await (await freshShop()).getPolicy()).toEqual(BUILT_IN);
      await setFault('none');
    },
  );
});
