import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLocale } from '../../../sandbox/content/repository.ts';
import { finance as seeded } from '../../../sandbox/demo/content/data/finance.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import type { Fields } from '../../../sandbox/content/types.ts';
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
  // The seeded offer is approved until the end of 2027.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  tags.length = 0;
  write('published', null);
  write('draft', {});
});
afterEach(() => vi.useRealTimers());

const fields = seeded[0]?.fields ?? {};

/** The demo entry with other values in it, as an editor saves or publishes it; null takes it back. */
function write(state: 'draft' | 'published', over: Fields | null): void {
  const text = over && JSON.stringify(withLocale({ ...fields, ...over }));
  upstream.store.prepare(`UPDATE content_entry SET ${state} = ? WHERE id = 'financeOffer'`).run(text);
}

function shop() {
  const port = new URL(upstream.url).port;
  stubEnvironment({ SANDBOX_PORT: port, LOG_LEVEL: 'warn', CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'dev-preview' });
  return import('@/lib/finance/queries');
}

async function setFault(fault: string): Promise<void> {
  const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
  const body = JSON.stringify({ upstream: 'content', fault });
  await fetch(`${upstream.url}/control/faults`, { method: 'PUT', headers, body });
}

describe('finance offers', () => {
  it('are shown once published, until the end of their last day', async () => {
    const { getOffers } = await shop();
    expect(await getOffers()).toEqual([]);
    write('published', {});
    expect(await getOffers()).toMatchObject([
      { lender: 'Larkmoor Finance (an invented lender)', months: 24 },
    ]);
    expect(tags).toEqual([
      'content',
      'content-financeOffer',
      'content',
      'content-financeOffer',
      `until-${Date.UTC(2028, 0, 1)}`,
    ]);
    write('published', { approvedUntil: '2026-01-31' });
    expect(await getOffers()).toEqual([]);
  });

  it('are left out if invalid, and the log says why', async () => {
    const { getOffers } = await shop();
    write('published', { lender: '' });
    const lines = vi.spyOn(console, 'log').mockReturnValue(undefined);
    expect(await getOffers()).toEqual([]);
    const [line = '{}'] = lines.mock.calls.flat().map(String);
    lines.mockRestore();
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      event: 'finance.refused',
      entry: 'Pay monthly over two years',
      says: ['Lender: cannot be empty.'],
    });
  });

  it('in drafts are those of the requested day', async () => {
    const { getOfferDrafts } = await shop();
    write('draft', { approvedUntil: '2026-12-31' });
    const on = async (day: string) => (await getOfferDrafts(new Date(`${day}T12:00Z`))).length;
    expect([await on('2026-12-31'), await on('2027-01-01')]).toEqual([1, 0]);
    write('draft', { months: 0 });
    expect(await on('2026-12-31')).toBe(0);
  });

  it('are none while the content service is down', async () => {
    const { getOffers, getOfferDrafts } = await shop();
    write('published', {});
    await setFault('down');
    expect([await getOffers(), await getOfferDrafts(new Date())]).toEqual([[], []]);
    await setFault('none');
  });
});
