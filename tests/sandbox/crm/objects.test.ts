import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { seedCrm } from '../../../sandbox/demo/seed/seed-crm.ts';
import type { Store } from '../../../sandbox/store/store.ts';
import { seededStore } from '../../support/seeded-store.ts';

let app: FastifyInstance;
let store: Store;

beforeEach(async () => {
  store = seededStore({ products: 60 });
  seedCrm(store);
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
});
afterEach(() => app.close());

const call = (url: string, token = 'dev') =>
  app.inject({ url: `/crm/v3/objects/${url}`, headers: { authorization: `Bearer ${token}` } });

const search = async (body: object) =>
  (
    await app.inject({
      method: 'POST',
      url: '/crm/v3/objects/warranties/search',
      headers: { authorization: 'Bearer dev' },
      payload: body,
    })
  ).json();

describe('warranties', () => {
  it('lists every cover of the catalogue, page by page, with text for every property', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = (
        await call(
          `warranties?limit=7&properties=hs_sku,price,term_years,min_price,max_price,eligible_types${after ? `&after=${after}` : ''}`,
        )
      ).json();
      for (const { id, properties } of page.results) {
        expect(typeof id).toBe('string');
        expect(properties.price).toMatch(/^\d+\.\d\d$/);
        expect(['3', '5']).toContain(properties.term_years);
        expect(properties.eligible_types.split(';').length).toBeGreaterThan(3);
        seen.push(properties.hs_sku);
      }
      after = page.paging?.next.after;
    } while (after);
    const sold = store.prepare("SELECT sku FROM product WHERE kind = 'warranty' ORDER BY sku").all() as {
      sku: string;
    }[];
    expect(seen.toSorted()).toEqual(sold.map(({ sku }) => sku));
  });

  it('agrees with the catalogue about each price', async () => {
    const { results } = (await call('warranties?limit=100&properties=hs_sku,price')).json();
    for (const { properties } of results) {
      const row = store.prepare('SELECT price FROM product WHERE sku = ?').get(properties.hs_sku) as {
        price: number;
      };
      expect(Math.round(Number(properties.price) * 100)).toBe(row.price);
    }
  });

  it('searches by filter, words and order', async () => {
    const fitting = await search({
      filterGroups: [
        {
          filters: [
            { propertyName: 'eligible_types', operator: 'IN', values: ['Washing machine'] },
            { propertyName: 'min_price', operator: 'LTE', value: '429' },
            { propertyName: 'max_price', operator: 'GTE', value: '429' },
          ],
        },
      ],
      sorts: [{ propertyName: 'price', direction: 'DESCENDING' }],
      properties: ['price', 'term_years'],
    });
    expect(fitting.total).toBe(2);
    expect(
      fitting.results.map(({ properties }: { properties: { term_years: string } }) => properties.term_years),
    ).toEqual(['5', '3']);
  });

  it('answers null for what an object lacks', async () => {
    const { results } = (await call('warranties?limit=1&properties=nothing')).json();
    expect(results[0].properties.nothing).toBeNull();
  });
});

describe('refusals', () => {
  it('wants the token', async () => {
    const answer = await call('warranties', 'wrong');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status: 'error', category: 'INVALID_AUTHENTICATION' });
  });

  it('does not know every type, id, limit or cursor', async () => {
    expect((await call('widgets')).json().message).toBe('Unable to infer object type from: widgets');
    expect((await call('warranties/1')).statusCode).toBe(404);
    expect((await call('warranties?limit=0')).statusCode).toBe(400);
    expect((await call('warranties?limit=101')).statusCode).toBe(400);
    expect((await call('warranties?after=x')).statusCode).toBe(400);
    expect(await search({ filterGroups: 'all' })).toMatchObject({
      status: 'error',
      category: 'VALIDATION_ERROR',
    });
    expect(
      await search({ filterGroups: [{ filters: [{ propertyName: 'x', operator: 'LIKE' }] }] }),
    ).toMatchObject({
      message: 'Invalid input JSON: unknown operator LIKE',
    });
  });
});
