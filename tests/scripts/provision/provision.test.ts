import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTypes } from '../../../sandbox/content/data/content-types.ts';
import { all, run } from '../../../sandbox/store/rows.ts';
import { keepVariable } from '../../../scripts/provision/env-file.ts';
import type { Context, Line, State } from '../../../scripts/provision/types.ts';
import { createAsk } from '../../../scripts/services/ask.ts';
import { HOOK_SCOPES } from '../../../scripts/services/data/hooks.ts';
import { startUpstream } from '../../support/upstream';
import { startContentService } from './content-service';

const TOKEN = 'of-who-writes-content';
/** Without this key the indices are not written, which takes long. */
const NO_SEARCH = { ALGOLIA_ADMIN_API_KEY: '' };
const NOW = Date.UTC(2026, 10, 23);

/** A store in which everything is lacking that can be made, and what provides it. */
async function anEmptyStore() {
  const stack = new AsyncDisposableStack();
  const { store } = stack.use(await startUpstream(60));
  const content = stack.use(await startContentService(TOKEN));
  store.exec(`DELETE FROM customer_attribute_value; DELETE FROM customer_attribute;
    UPDATE metafield SET permission_set = 'app_only' WHERE owner = 'brand' OR key = 'was'`);
  const { provision } = await import('../../../scripts/provision/provision.ts');
  const { readIncomplete } = await import('@/lib/platform/config');
  const kept: Record<string, string> = {};
  return {
    store,
    content,
    kept,
    provision: (more: Partial<Context> = {}, environment: Record<string, string> = {}) =>
      provision({
        get config() {
          const BIGCOMMERCE_STOREFRONT_TOKEN = kept['BIGCOMMERCE_STOREFRONT_TOKEN'];
          // What makes forms has a test of its own.
          const own = { HUBSPOT_ACCESS_TOKEN: '', BIGCOMMERCE_STOREFRONT_TOKEN };
          return readIncomplete({ ...process.env, ...own, ...environment }).config;
        },
        ask: createAsk(10_000),
        now: NOW,
        isDryRun: false,
        keep: (name, value) => {
          kept[name] = value;
        },
        contentManagement: { token: TOKEN, host: content.host },
        ...more,
      }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

const statesOf = (lines: readonly Line[], prefix = ''): State[] => [
  ...new Set(lines.filter(({ name }) => name.startsWith(prefix)).map(({ state }) => state)),
];

test('everything missing is created, and the second run finds all in place', async () => {
  await using shop = await anEmptyStore();
  const lines = await shop.provision({}, NO_SEARCH);
  expect(lines.filter(({ state }) => state === 'failed')).toEqual([]);
  for (const part of ['commerce/storefront token', 'commerce/hooks', 'commerce/customer', 'content/'])
    expect(statesOf(lines, part)).toEqual(['made']);
  expect(shop.kept).toEqual({ BIGCOMMERCE_STOREFRONT_TOKEN: expect.any(String) });
  const hooks = all(shop.store, 'SELECT scope FROM hook');
  expect(hooks.map(({ scope }) => scope)).toEqual(expect.arrayContaining([...HOOK_SCOPES]));
  expect(
    all(
      shop.store,
      `SELECT DISTINCT permission_set AS seen FROM metafield WHERE owner IN ('product', 'brand')`,
    ),
  ).toEqual([{ seen: 'read_and_sf_access' }]);
  expect([...shop.content.content_types.keys()].toSorted()).toEqual(
    contentTypes.map(({ id }) => id).toSorted(),
  );
  for (const thing of [...shop.content.content_types.values(), ...shop.content.entries.values()])
    expect(thing.sys).toHaveProperty('publishedVersion');
  const again = await shop.provision({}, NO_SEARCH);
  expect(statesOf(again.filter(({ name }) => name !== 'search/indices'))).toEqual(['in place']);
});

test('a dry run reports the same and creates nothing', async () => {
  await using shop = await anEmptyStore();
  const told = await shop.provision({ isDryRun: true });
  expect(statesOf(told).toSorted()).toEqual(['in place', 'to be made']);
  expect(all(shop.store, 'SELECT 1 FROM customer_attribute')).toEqual([]);
  expect(shop.content.content_types.size + shop.content.entries.size).toBe(0);
  expect(shop.kept).toEqual({});
  const made = (await shop.provision()).filter(({ state }) => state === 'made');
  expect(made.map(({ name, what }) => ({ name, what }))).toEqual(
    told.filter(({ state }) => state === 'to be made').map(({ name, what }) => ({ name, what })),
  );
});

test('no second starter entry is created while the entries cannot be listed', async () => {
  await using shop = await anEmptyStore();
  await shop.provision({}, NO_SEARCH);
  const before = shop.content.entries.size;
  for (const { sys } of shop.content.entries.values()) expect(sys).toMatchObject({ version: 2 });
  shop.content.state.canList = false;
  const lines = await shop.provision({}, NO_SEARCH);
  expect(lines.filter(({ name }) => name.startsWith('content/starters'))).toEqual([
    { name: 'content/starters', state: 'failed', what: 'The token may not list entries' },
  ]);
  expect(shop.content.entries.size).toBe(before);
});

test('a webhook that was switched off is switched on, and that of another shop stays', async () => {
  await using shop = await anEmptyStore();
  await shop.provision({}, NO_SEARCH);
  run(shop.store, `UPDATE hook SET is_active = 0 WHERE scope = 'store/order/*'`);
  run(shop.store, `UPDATE hook SET destination = 'https://other.example/' WHERE scope = 'store/sku/*'`);
  const lines = await shop.provision({}, NO_SEARCH);
  expect(lines.filter(({ state }) => state === 'made').map(({ name }) => name)).toEqual([
    'commerce/hooks store/sku/*',
    'commerce/hooks store/order/*',
  ]);
  expect(all(shop.store, 'SELECT 1 FROM hook WHERE is_active = 0')).toEqual([]);
  expect(all(shop.store, `SELECT 1 FROM hook WHERE scope = 'store/sku/*'`)).toHaveLength(2);
});

test('missing fields of a content type are added, and a field of another type is left to the editors', async () => {
  await using shop = await anEmptyStore();
  await shop.provision({}, NO_SEARCH);
  const banner = shop.content.content_types.get('banner');
  const fields = banner?.fields as { id: string; type: string }[];
  const [lost, other] = [fields[1], fields[2]];
  Object.assign(banner ?? {}, {
    fields: [
      ...fields.filter(({ id }) => id !== lost?.id && id !== other?.id),
      { ...other, type: 'Location' },
      { id: 'own', type: 'Symbol' },
    ],
  });
  const lines = (await shop.provision({}, NO_SEARCH)).filter(
    ({ name, state }) => state !== 'in place' && name !== 'search/indices',
  );
  expect(lines).toEqual([
    {
      name: 'content/model banner',
      state: 'by hand',
      what: expect.stringContaining(`${other?.id} is of another type`),
    },
    { name: 'content/model banner', state: 'made', what: `the fields ${lost?.id}` },
  ]);
  const now = shop.content.content_types.get('banner')?.fields as { id: string }[];
  expect(now.map(({ id }) => id)).toEqual(expect.arrayContaining(['own', lost?.id]));
});

test('without accounts the steps to get them are listed', async () => {
  await using shop = await anEmptyStore();
  const hosted = {
    BIGCOMMERCE_STORE_HASH: 'abc',
    BIGCOMMERCE_ACCESS_TOKEN: '',
    CONTENTFUL_SPACE_ID: 'abc',
    HUBSPOT_PORTAL_ID: '1',
    ...NO_SEARCH,
  };
  const lines = await shop.provision({ contentManagement: null }, hosted);
  expect(statesOf(lines)).toEqual(['by hand']);
  const whatOf = (name: string) => lines.find((line) => line.name === name)?.what;
  expect(whatOf('commerce/API account')).toContain('Settings › Store-level API accounts');
  expect(whatOf('law/custom field Security updates until')).toContain('2031-12-31');
  expect(whatOf('law/metafield maker/contact')).toContain('responsible');
  expect(whatOf('content/model')).toContain('CONTENTFUL_MANAGEMENT_TOKEN');
  expect(whatOf('content/webhook')).toContain('/api/webhooks/content');
  expect(whatOf('forms/trade enquiry')).toContain('company_number');
});

test('a refusal of one service does not stop the creation of things in another', async () => {
  await using shop = await anEmptyStore();
  const lines = await shop.provision(
    { contentManagement: { token: 'another', host: shop.content.host } },
    { BIGCOMMERCE_ACCESS_TOKEN: 'another', BIGCOMMERCE_STOREFRONT_TOKEN: TOKEN },
  );
  expect(statesOf(lines, 'content/model')).toEqual(['failed']);
  expect(statesOf(lines, 'commerce/hooks')).toEqual(['failed']);
  expect(statesOf(lines, 'search/')).toEqual(['made']);
});

test('a variable replaces its old value in the file, which only its owner can read', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'env-')), '.env.local');
  keepVariable(file, 'A', '1');
  writeFileSync(file, '# words\nA=1\nAB=2\n');
  keepVariable(file, 'A', '3');
  keepVariable(file, 'C', '4');
  expect(readFileSync(file, 'utf8')).toBe('# words\nA=3\nAB=2\nC=4\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
