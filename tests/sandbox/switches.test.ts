import { expect, test } from 'vitest';
import { readSwitches, setSwitches } from '../../sandbox/switches.ts';
import { SEARCH } from './commerce/documents.ts';
import { REGISTER } from './commerce/account-documents.ts';
import { ADD_REVIEW, CONTACT } from './commerce/enquiry-documents.ts';
import { look, send } from './console/by-hand.ts';
import { openSandbox } from './fixture.ts';

test('the console sets Product Filtering, reCAPTCHA and the plan', async () => {
  await using sandbox = await openSandbox();
  const first = await sandbox.rest('GET', '/v3/hooks');
  expect(first.headers).toMatchObject({ 'x-rate-limit-requests-quota': '150' });
  expect(await look(sandbox, '/console/switches')).toContain('name="productFiltering" value="on" checked');
  expect(await send(sandbox, '/console/switches', 'set', { reCaptcha: 'on', plan: 'pro' })).toBe('Set.');
  expect(readSwitches(sandbox.store)).toEqual({ productFiltering: false, reCaptcha: true, plan: 'pro' });
  expect(await send(sandbox, '/console/switches', 'set', { plan: 'free' })).toBe('There is no such plan.');
  const { headers } = await sandbox.rest('GET', '/v3/hooks');
  expect(headers).toMatchObject({
    'x-rate-limit-requests-quota': '450',
    'x-rate-limit-requests-left': '448',
  });
  const { data } = await sandbox.graphql(
    '{ site { settings { search { productFilteringEnabled } reCaptcha { siteKey isEnabledOnStorefront } } } }',
  );
  expect(data).toEqual({
    site: {
      settings: {
        search: { productFilteringEnabled: false },
        reCaptcha: { siteKey: expect.stringMatching(/\S/), isEnabledOnStorefront: true },
      },
    },
  });
});

test.each([
  [{ productAttributes: [{ attribute: 'Capacity', values: ['8 kg'] }] }],
  [{ rating: { minRating: 5 } }],
  [{ hideOutOfStock: true }],
])('without Product Filtering %j is ignored, and there are no facets', async (filter) => {
  await using sandbox = await openSandbox();
  const found = async (filters: object) => {
    const { data, errors } = await sandbox.graphql<{
      site: {
        search: {
          searchProducts: {
            products: { collectionInfo: { totalItems: number } };
            filters: { edges: object[] };
          };
        };
      };
    }>(SEARCH, { filters: { categoryEntityId: 1, searchSubCategories: true, ...filters } });
    expect(errors).toEqual([]);
    const { products, filters: facets } = data?.site.search.searchProducts ?? {};
    return { total: products?.collectionInfo.totalItems ?? 0, facets: facets?.edges.length };
  };
  const whole = await found({});
  expect((await found(filter)).total).toBeLessThan(whole.total);
  expect(whole.facets).toBeGreaterThan(0);
  setSwitches(sandbox.store, { productFiltering: false });
  expect(await found(filter)).toEqual({ total: whole.total, facets: 0 });
});

test.each([
  [
    'a registration',
    REGISTER,
    { firstName: 'P', lastName: 'M', email: 'p@example.org', password: 'Quiet-Kettle-9' },
  ],
  ['a message', CONTACT, { pageEntityId: 3, data: { email: 'p@example.org', comments: 'Hello' } }],
  ['a review', ADD_REVIEW, { productEntityId: 1, review: { author: 'P', title: 'T', text: 'X', rating: 5 } }],
])('with reCAPTCHA switched on, %s needs a token', async (_, document, input) => {
  await using sandbox = await openSandbox();
  setSwitches(sandbox.store, { reCaptcha: true });
  const refused = await sandbox.graphql(document, { input });
  expect(refused.status).toBe(200);
  expect(refused.errors[0]?.message).toBe('ReCaptcha token is missing or invalid.');
  const withToken = document
    .replace('$input:', '$token: String!, $input:')
    .replace('(input: $input', '(reCaptchaV2: { token: $token }, input: $input');
  const taken = await sandbox.graphql(withToken, { input, token: 't' });
  expect(taken.errors).toEqual([]);
  expect(JSON.stringify(taken.data)).toContain('"errors":[]');
});

test('a message is accepted by a contact page only', async () => {
  await using sandbox = await openSandbox();
  for (const pageEntityId of [0, 2, 99]) {
    const { data } = await sandbox.graphql(CONTACT, {
      input: { pageEntityId, data: { email: 'p@example.org', comments: 'Hello' } },
    });
    expect(data).toMatchObject({
      submitContactUs: {
        errors: [{ path: ['input', 'pageEntityId'], message: 'There is no such contact page.' }],
      },
    });
  }
});
