import { expect, test } from 'vitest';
import { createEntry, publishEntry, saveDraft, unpublishEntry } from '../../../sandbox/content/publish.ts';
import type { SandboxConfig } from '../../../sandbox/config.ts';
import { transaction } from '../../../sandbox/store/store.ts';
import { openParts, openSandbox } from '../fixture.ts';
import { clientOf } from './helpers.ts';

/** A sandbox with one guide on its delivery host, and what it is called there. */
async function withGuide(settings: Partial<SandboxConfig> = {}) {
  const sandbox = await openSandbox({ contentQuota: 100_000, ...settings });
  const { host } = new URL(await sandbox.app.listen({ host: '127.0.0.1', port: 0 }));
  const { config, search, demo } = openParts(settings).parts;
  const parts = { store: sandbox.store, clock: () => sandbox.clock.now, config, search, demo };
  const id = transaction(sandbox.store, () => createEntry(parts, 'buyingGuide', { title: 'Hobs' }));
  publishEntry(parts, id);
  const client = clientOf(host);
  return {
    ...sandbox,
    publish(fields: Record<string, string>) {
      saveDraft(parts, id, fields);
      publishEntry(parts, id);
    },
    save: (fields: Record<string, string>) => saveDraft(parts, id, fields),
    unpublish: () => unpublishEntry(parts, id),
    id,
    host,
    client,
    title: async (more: object = {}) => (await client.getEntry(id, more)).fields['title'],
  };
}

test('a cached answer stays until the network is purged', async () => {
  await using service = await withGuide({ contentLagMs: 20_000 });
  const { clock, publish, title } = service;
  expect(await title()).toBe('Hobs');
  clock.now += 60_000;
  publish({ title: 'Hobs and heat' });
  expect(await title()).toBe('Hobs');
  expect(await title({ include: 2 })).toBe('Hobs and heat');
  clock.now += 19_000;
  expect(await title()).toBe('Hobs');
  clock.now += 1_010;
  expect(await title()).toBe('Hobs and heat');
});

test('saving a draft does not change the published entry, its revision or its purge', async () => {
  await using service = await withGuide({ contentLagMs: 20_000 });
  const { client, clock, host, id, publish, save, title } = service;
  await title();
  clock.now += 60_000;
  publish({ title: 'Hobs and heat' });
  clock.now += 15_000;
  save({ title: 'Hobs, heat and pans' });
  clock.now += 6_000;
  expect(await title()).toBe('Hobs and heat');
  const { sys } = await client.getEntry(id, { include: 1 });
  expect(sys).toMatchObject({ revision: 2, publishedVersion: 3 });
  const draft = await clientOf(host, { preview: true }).getEntry(id);
  expect(draft).toMatchObject({ sys: { revision: 2 }, fields: { title: 'Hobs, heat and pans' } });
});

test('an unpublished entry is reported once as deleted to sync, and preview has no sync', async () => {
  await using service = await withGuide();
  const { client, clock, host, id, save, unpublish } = service;
  const { nextSyncToken: first } = await client.sync({ initial: true });
  clock.now += 1000;
  unpublish();
  clock.now += 1000;
  const next = await client.sync({ nextSyncToken: String(first) });
  expect(next).toMatchObject({ entries: [], deletedEntries: [{ sys: { id, revision: 1 } }] });
  clock.now += 1000;
  save({ title: 'Hobs again' });
  const last = await client.sync({ nextSyncToken: String(next.nextSyncToken) });
  expect(last).toMatchObject({ entries: [], deletedEntries: [] });
  await expect(clientOf(host, { preview: true }).sync({ initial: true })).rejects.toMatchObject({
    response: { status: 404 },
  });
});

test('without a lag, a published change is answered at once', async () => {
  await using service = await withGuide();
  expect(await service.title()).toBe('Hobs');
  service.publish({ title: 'Hobs and heat' });
  expect(await service.title()).toBe('Hobs and heat');
});

test('an answer of more than seven megabytes is refused', async () => {
  await using service = await withGuide();
  const { client, publish, title } = service;
  publish({ title: 'Hobs', body: 'x'.repeat(7_000_000) });
  expect(await title()).toBe('Hobs');
  publish({ title: 'Hobs', body: 'x'.repeat(7_400_000) });
  await expect(client.getEntries()).rejects.toMatchObject({
    name: 'BadRequest',
    message: expect.stringContaining('Maximum allowed response size: 7340032b.'),
  });
});
