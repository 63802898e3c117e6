import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '@/lib/platform/config';
import { variables } from '@/lib/platform/variables';

const long = 'x'.repeat(32);
const sandbox = {
  BIGCOMMERCE_STOREFRONT_TOKEN: 'a',
  BIGCOMMERCE_ACCESS_TOKEN: 'b',
  BIGCOMMERCE_CLIENT_SECRET: 'c',
  CONTENTFUL_ACCESS_TOKEN: 'd',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'e',
  CONTENTFUL_WEBHOOK_SECRET: 'f',
  ALGOLIA_SEARCH_API_KEY: 'g',
  ALGOLIA_ADMIN_API_KEY: 'h',
  SESSION_SECRET: long,
  RESET_TOKEN_SECRET: long,
};

describe('the environment', () => {
  test('points to the sandbox unless it names hosted services', () => {
    const { commerce, content, search, forms, mail } = readConfig({ ...sandbox, SANDBOX_PORT: '4100' });
    expect([commerce.graphqlUrl, commerce.apiUrl, content.url, search.url, forms.formsUrl]).toEqual([
      'http://127.0.0.1:4100/graphql',
      'http://127.0.0.1:4100/stores/hobwright',
      'http://127.0.0.1:4100/content',
      'http://127.0.0.1:4100/search',
      'http://127.0.0.1:4100/forms',
    ]);
    expect(mail.url).toBe('smtp://127.0.0.1:4025');
  });

  test('gives the addresses of the hosted services', () => {
    const { commerce, forms } = readConfig({
      ...sandbox,
      HUBSPOT_PORTAL_ID: '77',
      HUBSPOT_REGION: 'eu1',
      BIGCOMMERCE_STORE_HASH: 'abc',
      BIGCOMMERCE_CHANNEL_ID: '3',
      BIGCOMMERCE_CLIENT_ID: 'client',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Shop <shop@mail.example>',
      CHECKOUT_MODE: 'hosted',
    });
    expect(commerce.cardFieldsUrl).toBe('');
    expect(commerce.graphqlUrl).toBe('https://store-abc-3.mybigcommerce.com/graphql');
    expect(commerce.apiUrl).toBe('https://api.bigcommerce.com/stores/abc');
    expect(forms.formsUrl).toBe('https://api-eu1.hsforms.com');
  });

  test('requires BIGCOMMERCE_CARD_FIELDS_URL if a hosted store is paid on the shop’s own pages', () => {
    const hosted = { ...sandbox, BIGCOMMERCE_STORE_HASH: 'abc', BIGCOMMERCE_CLIENT_ID: 'client' };
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Shop <shop@mail.example>' };
    expect(() => readConfig({ ...hosted, ...mail })).toThrow(/^Not set: BIGCOMMERCE_CARD_FIELDS_URL\./);
    const fields = 'https://fields.example/card';
    const { commerce } = readConfig({ ...hosted, ...mail, BIGCOMMERCE_CARD_FIELDS_URL: fields });
    expect(commerce.cardFieldsUrl).toBe(fields);
  });

  test.each([
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy.internal'],
    ['HOST', 'shop.local'],
  ])('accepts only addresses for %s, not %s', (name, value) => {
    expect(() => readConfig({ ...sandbox, [name]: value })).toThrow(
      new RegExp(`${name} must (be|name) .*address`),
    );
  });

  test('names every variable that is missing', () => {
    expect(() => readConfig({ CONTENTFUL_SPACE_ID: 'abc' })).toThrow(
      /BIGCOMMERCE_STOREFRONT_TOKEN.*CONTENTFUL_ACCESS_TOKEN.*SESSION_SECRET.*PREVIEW_SECRET/,
    );
  });

  test('names every variable that is invalid, never its value', () => {
    const bad = () => readConfig({ ...sandbox, PORT: 'abc', SMTP_URL: 'hunter2', SESSION_SECRET: 'hunter2' });
    expect(bad).toThrow(/PORT .*SESSION_SECRET .*SMTP_URL /s);
    expect(bad).not.toThrow(/hunter2/);
  });
});

test('.env.example documents exactly the variables that are read', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const explained = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const readByTheSandboxAlone = explained.filter((name) => /^SANDBOX_|^CHROMIUM_PATH$/.test(name));
  const expected = [...new Set([...Object.keys(variables.shape), ...readByTheSandboxAlone])];
  expect(explained.toSorted()).toEqual(expected.toSorted());
});
