import { expect, test } from 'vitest';
import { run } from '../../../sandbox/store/rows.ts';
import { OPTIONS, PRODUCTS, VARIANTS } from '../catalogue.ts';
import { openSandbox } from '../fixture.ts';
import { REGISTER } from './account-documents.ts';
import { CONTENT, PRODUCT_BY_ID, SETTINGS } from './documents.ts';
import {
  CERTIFICATE,
  CHANNEL,
  CHOSEN_PRODUCT,
  FORM_FIELDS,
  PAGE_VIEWED,
  PRODUCTS_SEARCHED,
  productViewed,
  SOME_VARIANTS,
  VISIT_STARTED,
} from './storefront-documents.ts';

const { length } = OPTIONS;
const choice = (valueEntityId: number, optionEntityId: number = length) => ({
  optionEntityId,
  valueEntityId,
});

type Chosen = {
  site: {
    product: {
      sku: string;
      prices: { price: { value: number } };
      productOptions: {
        edges: {
          node: { values?: { edges: { node: { entityId: number; isSelected: boolean | null } }[] } };
        }[];
      };
    };
  };
};

const BASE = { sku: 'SKU-5', price: 12, selected: null };
const SHORT = { sku: 'HOSE-15', price: 12, selected: [OPTIONS.short] };
const LONG = { sku: 'HOSE-25', price: 15, selected: [OPTIONS.long] };

test.each([
  ['nothing is chosen', {}, BASE],
  ['a value', { chosen: [choice(OPTIONS.long)] }, LONG],
  ['a value of an option that it has not', { chosen: [choice(OPTIONS.long, 999)] }, BASE],
  ['a value that is none of the option', { chosen: [choice(999)] }, BASE],
  ['its defaults', { default: true }, SHORT],
  ['its defaults, but for what is chosen', { default: true, chosen: [choice(OPTIONS.long)] }, LONG],
  ['a variant by its number', { id: null, variant: VARIANTS.long }, LONG],
  ['a variant by its stock number', { id: null, sku: 'hose-25' }, LONG],
])('a product is shown for the choice of %s', async (_, variables, expected) => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE option_value SET is_default = (id = ?)', OPTIONS.short);
  const { data, errors } = await sandbox.graphql<Chosen>(CHOSEN_PRODUCT, { id: PRODUCTS.hose, ...variables });
  expect(errors).toEqual([]);
  const { sku, prices, productOptions } = data!.site.product;
  const values = productOptions.edges.flatMap(
    ({ node }) => node.values?.edges.map((edge) => edge.node) ?? [],
  );
  const selected = values.every(({ isSelected }) => isSelected === null)
    ? null
    : values.filter(({ isSelected }) => isSelected).map(({ entityId }) => entityId);
  expect({ sku, price: prices.price.value, selected }).toEqual(expected);
});

test.each([
  ['all', {}, [VARIANTS.short, VARIANTS.long]],
  ['by number', { ids: [VARIANTS.long, 7] }, [VARIANTS.long]],
  ['by stock number', { skus: ['hose-15'] }, [VARIANTS.short]],
  ['by value', { chosen: [choice(OPTIONS.long)] }, [VARIANTS.long]],
  ['that can be bought', { purchasable: true }, [VARIANTS.short]],
  ['that cannot', { purchasable: false }, [VARIANTS.long]],
])('variants are filtered: %s', async (_, variables, ids) => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE variant SET stock = (id = ?)', VARIANTS.short);
  const { data } = await sandbox.graphql(SOME_VARIANTS, { id: PRODUCTS.hose, ...variables });
  const edges = ids.map((entityId) => ({ node: { entityId } }));
  expect(data).toMatchObject({ site: { product: { variants: { edges } } } });
  const { variants } = (data as { site: { product: { variants: { edges: object[] } } } }).site.product;
  expect(variants.edges).toHaveLength(ids.length);
});

test('stock is in the one location that every store has', async () => {
  await using sandbox = await openSandbox();
  const { data } = await sandbox.graphql(PRODUCT_BY_ID, { id: PRODUCTS.washer });
  const here = { locationEntityId: 1, availableToSell: 5, warningLevel: 3, isInStock: true };
  const byLocation = { edges: [{ node: here }] };
  expect(data).toMatchObject({
    site: {
      product: { inventory: { byLocation }, variants: { edges: [{ node: { inventory: { byLocation } } }] } },
    },
  });
});

test.each([
  ['locationEntityIds: [2]', 0],
  ['locationEntityIds: [1, 2]', 1],
  ['locationEntityCodes: ["BC-LOCATION-1"]', 1],
  ['locationEntityTypeIds: ["VIRTUAL"]', 0],
  ['distanceFilter: { radius: 9, longitude: 0, latitude: 51, lengthUnit: Miles }', 0],
])('stock by location is filtered by %s', async (asked, found) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{
    site: { product: { inventory: { byLocation: { edges: object[] } } } };
  }>(
    `{ site { product(entityId: 1) { inventory { byLocation(${asked}) { edges { node { locationEntityId } } } } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data?.site.product.inventory.byLocation.edges).toHaveLength(found);
});

test.each([
  ['all, by number', {}, [1, 2, 3, 24], [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['in the order of the form', { sortBy: 'SORT_ORDER' }, [1, 2, 3, 24], [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['that are required', { filters: { isRequired: true } }, [1, 2, 3], [4, 5, 8, 10, 11]],
  ['by number', { filters: { entityIds: [2, 11] } }, [2], [11]],
  ['of the merchant’s own', { filters: { isBuiltIn: false } }, [], []],
])('the account and address forms list their fields: %s', async (_, variables, account, address) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{
    site: { settings: { formFields: Record<string, { entityId: number; __typename: string }[]> } };
  }>(FORM_FIELDS, variables);
  expect(errors).toEqual([]);
  const numbers = (name: string) => data?.site.settings.formFields[name]?.map(({ entityId }) => entityId);
  expect(['customer', 'shippingAddress', 'billingAddress'].map(numbers)).toEqual([account, address, address]);
});

test('a value for a form field that the store lacks is refused', async () => {
  await using sandbox = await openSandbox();
  const input = { firstName: 'Pat', lastName: 'Moss', email: 'pat@example.org', password: 'Enamel 1 works' };
  const refused = await sandbox.graphql(REGISTER, {
    input: { ...input, formFields: { texts: [{ fieldEntityId: 30, text: 'x' }] } },
  });
  expect(refused.data).toMatchObject({
    customer: {
      registerCustomer: {
        customer: null,
        errors: [{ __typename: 'ValidationError', path: ['input', 'formFields', 'texts'] }],
      },
    },
  });
  const taken = await sandbox.graphql(REGISTER, {
    input: { ...input, formFields: { texts: [], dates: [] } },
  });
  expect(taken.data).toMatchObject({
    customer: { registerCustomer: { customer: { email: 'pat@example.org', formFields: [] }, errors: [] } },
  });
});

test('the channel has no metafields, and the store no scripts', async () => {
  await using sandbox = await openSandbox();
  expect((await sandbox.graphql(CHANNEL)).data).toEqual({
    channel: { entityId: 1, metafields: { edges: [] } },
  });
  expect((await sandbox.graphql(CONTENT)).data).toMatchObject({
    site: { content: { scripts: { edges: [], pageInfo: { hasNextPage: false } } } },
  });
});

test.each([
  ['a visit', VISIT_STARTED, true],
  ['a page', PAGE_VIEWED, true],
  ['a search', PRODUCTS_SEARCHED, true],
  ['a product', productViewed(PRODUCTS.washer), true],
  ['a product that there is not', productViewed(999_999), false],
])('the analytics event of %s is answered', async (_, document, executed) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{ analytics: Record<string, { executed: boolean }> }>(
    document,
  );
  expect(errors).toEqual([]);
  expect(Object.values(data?.analytics ?? {})).toEqual([{ executed }]);
});

test('a gift certificate is found by its code', async () => {
  await using sandbox = await openSandbox();
  run(
    sandbox.store,
    "INSERT INTO gift_certificate (code, amount, balance, bought_at, ends_at) VALUES ('GIFT', 5000, 2050, 0, 1)",
  );
  expect((await sandbox.graphql(CERTIFICATE, { code: 'gift' })).data).toMatchObject({
    site: {
      giftCertificate: {
        code: 'GIFT',
        amount: { value: 50, formattedV2: '£50.00' },
        balance: { formattedV2: '£20.50' },
        status: 'EXPIRED',
      },
    },
  });
  expect((await sandbox.graphql(CERTIFICATE, { code: 'none' })).data).toEqual({
    site: { giftCertificate: null },
  });
});

test('settings name the delivery destinations and the analytics services', async () => {
  await using sandbox = await openSandbox();
  expect((await sandbox.graphql(SETTINGS)).data).toMatchObject({
    site: {
      settings: {
        shipping: { supportedShippingDestinations: { countries: [{ code: 'GB' }] } },
        webAnalytics: { ga4: null, segment: null, metaPixel: null },
        inventory: { showBackorderMessage: false },
      },
    },
  });
});
