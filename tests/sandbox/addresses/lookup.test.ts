import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore);
});
afterEach(() => app.close());

const ask = (postcode: string, key = 'dev') =>
  app.inject({
    url: `/addresses/v1/postcodes/${postcode}`,
    headers: { authorization: `IDEALPOSTCODES api_key="${key}"` },
  });

test('a postcode returns the same addresses at every call, however it is written', async () => {
  const [first, again] = [await ask('LS63BN'), await ask('ls6%203bn')];
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ code: 2000, message: 'Success', total: 12 });
  expect(again.json()).toEqual(first.json());
  const [house] = first.json().result;
  expect(house).toMatchObject({ postcode: 'LS6 3BN', post_town: 'LEEDS' });
  expect(house.line_1).toBe(`${house.building_number} ${house.thoroughfare}`);
  expect((await ask('LS63BP')).json().result[0].udprn).not.toBe(house.udprn);
});

test('an unknown postcode and one without addresses are not found', async () => {
  for (const postcode of ['XX11AA', 'LS63ZZ', 'nonsense']) {
    const answer = await ask(postcode);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 4040]);
  }
});

test('a wrong API key is refused', async () => {
  const answer = await ask('LS63BN', 'another');
  expect([answer.statusCode, answer.json().code]).toEqual([401, 4010]);
});
