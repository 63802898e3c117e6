import { expect, test } from 'vitest';
import { DEFAULT_PROPERTIES, DEMO_PORTAL } from '../../../sandbox/forms/data/demo-portal.ts';
import { fieldsOf, type Portal, readPortal, writePortal } from '../../../sandbox/forms/portal.ts';
import { createAsk } from '../../../scripts/services/ask.ts';
import { startUpstream } from '../../support/upstream';

const NOW = Date.UTC(2026, 10, 23);
const PROPERTY_NAMES = ['company_number', 'sector', 'models', 'product_sku', 'product_name'];

/** A portal that holds nothing of the shop's, and the step that fills it. */
async function anEmptyPortal(portal: Portal = { forms: [], properties: DEFAULT_PROPERTIES }) {
  const upstream = await startUpstream(60);
  writePortal(upstream.store, portal);
  const { forms } = await import('../../../scripts/provision/steps/forms.ts');
  const { readIncomplete } = await import('@/lib/platform/config');
  const kept: Record<string, string> = {};
  return {
    store: upstream.store,
    url: upstream.url,
    kept,
    provision: (more: { isDryRun?: boolean; token?: string } = {}) =>
      forms.run({
        get config() {
          const HUBSPOT_ACCESS_TOKEN = more.token ?? 'dev';
          return readIncomplete({ ...process.env, HUBSPOT_ACCESS_TOKEN, ...kept }).config;
        },
        ask: createAsk(10_000),
        now: NOW,
        isDryRun: more.isDryRun ?? false,
        keep: (name, value) => {
          kept[name] = value;
        },
        contentManagement: null,
      }),
    [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose](),
  };
}

test('properties and forms are created and their ids kept, and the second run finds all in place', async () => {
  await using portal = await anEmptyPortal();
  const lines = await portal.provision();
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ...PROPERTY_NAMES.map((name) => [`forms/property ${name}`, 'made']),
    ['forms/trade enquiry', 'made'],
    ['forms/stock alert', 'made'],
  ]);
  const { forms } = readPortal(portal.store);
  expect(portal.kept).toEqual({
    HUBSPOT_TRADE_FORM_ID: forms.find(({ name }) => name === 'Trade enquiry')?.id,
    HUBSPOT_STOCK_FORM_ID: forms.find(({ name }) => name === 'Stock alert')?.id,
  });
  const again = await portal.provision();
  expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['in place']));
  expect(readPortal(portal.store).forms).toEqual(forms);
});

test('a created form accepts what the shop sends, with the first field alone and with all', async () => {
  await using portal = await anEmptyPortal();
  await portal.provision();
  const { FORMS } = await import('../../../scripts/services/data/forms.ts');
  const ask = createAsk(10_000);
  for (const { variable, fields } of Object.values(FORMS)) {
    for (const sent of [fields.slice(0, 1), fields]) {
      const { status } = await ask({
        url: `${portal.url}/forms/submissions/v3/integration/submit/20260001/${portal.kept[variable]}`,
        method: 'POST',
        body: {
          fields: sent.map(({ name }) => ({ name, value: name === 'email' ? 'pat@example.org' : 'x' })),
          legalConsentOptions: { consent: { consentToProcess: true, text: 'Yes.' } },
        },
      });
      expect(status).toBe(200);
    }
  }
});

test('a dry run reports the same and creates nothing', async () => {
  await using portal = await anEmptyPortal();
  const told = await portal.provision({ isDryRun: true });
  expect(readPortal(portal.store).forms).toEqual([]);
  expect(portal.kept).toEqual({});
  const made = await portal.provision();
  expect(made.map(({ name, what }) => [name, what])).toEqual(told.map(({ name, what }) => [name, what]));
});

test('a form is found by its name and gets the fields it lacks, and its own fields stay', async () => {
  const [trade, stock] = DEMO_PORTAL.forms;
  if (!trade || !stock) expect.fail('the demo has two forms');
  const byHand = {
    ...trade,
    id: 'by-hand',
    fieldGroups: trade.fieldGroups.filter(({ fields }) => fields[0]?.name !== 'sector'),
  };
  await using portal = await anEmptyPortal({ forms: [byHand, stock], properties: DEMO_PORTAL.properties });
  const lines = (await portal.provision()).filter(({ state }) => state !== 'in place');
  expect(lines).toEqual([
    { name: 'forms/trade enquiry', state: 'made', what: 'the fields sector' },
    {
      name: 'forms/trade enquiry',
      state: 'made',
      what: 'the id by-hand, put into HUBSPOT_TRADE_FORM_ID',
    },
  ]);
  const form = readPortal(portal.store).forms.find(({ id }) => id === 'by-hand');
  expect(form && fieldsOf(form).map(({ name }) => name)).toEqual([
    ...fieldsOf(byHand).map(({ name }) => name),
    'sector',
  ]);
  expect(portal.kept).toEqual({ HUBSPOT_TRADE_FORM_ID: 'by-hand' });
});

test('a missing form is created beside an existing one, whose extra required field is reported', async () => {
  const stock = DEMO_PORTAL.forms.find(({ id }) => id === 'stock-alert') ?? expect.fail('it is there');
  const [row] = stock.fieldGroups;
  const jobs = {
    ...row,
    fields: (row?.fields ?? []).map((field) => ({ ...field, name: 'jobtitle', required: true })),
  };
  const strict = { ...stock, fieldGroups: [...stock.fieldGroups, jobs] } as typeof stock;
  await using portal = await anEmptyPortal({ forms: [strict], properties: DEMO_PORTAL.properties });
  const lines = (await portal.provision()).filter(({ state }) => state !== 'in place');
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ['forms/trade enquiry', 'made'],
    ['forms/stock alert', 'by hand'],
  ]);
  expect(lines[1]?.what).toContain('requires jobtitle');
});

test('a token without permission is reported, with where to get one', async () => {
  await using portal = await anEmptyPortal();
  await expect(portal.provision({ token: 'another' })).rejects.toMatchObject({
    message: expect.stringMatching(/^401/),
    remedy: expect.stringContaining('Service keys'),
  });
});

test('without a token the forms of the sandbox need nothing', async () => {
  await using portal = await anEmptyPortal();
  expect(await portal.provision({ token: '' })).toEqual([]);
});
