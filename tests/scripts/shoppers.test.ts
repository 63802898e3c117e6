import { expect, test } from 'vitest';
import { startStub } from '../support/stub-server';
import { measureShoppers, verdictOf } from '../../scripts/bench/shoppers.ts';

const RESULT = {
  shoppers: 100,
  seconds: 120,
  views: 4_012,
  failed: 0,
  failures: new Map<string, number>(),
  quota: 150,
  quotaLeft: 143,
};

test.each([
  [{}, 'passed: 100 shoppers with baskets, 4,012 pages in 120 s, 0 failures'],
  [
    {
      failed: 3,
      failures: new Map([
        ['basket none', 1],
        ['page 503', 2],
      ]),
    },
    'FAILED: 100 shoppers with baskets, 4,012 pages in 120 s, 3 failures (page 503 2 times, basket none once);',
  ],
  [{ views: 0 }, 'FAILED: 100 shoppers with baskets, 0 pages in 120 s, 0 failures'],
])('the outcome is told in a sentence: %o', (over, words) => {
  expect(verdictOf({ ...RESULT, ...over })).toContain(words);
  expect(verdictOf({ ...RESULT, ...over })).toContain('of 150 calls in 30 s at least 143 were left');
});

test.each([
  ['a basket that is created', 303, 'cartId=bc218c65-7a32-4ab7-8082-68730c074d02; Path=/', []],
  ['one without its cookie', 303, '', [['adding 303', 2]]],
  ['one that is refused', 500, '', [['adding 500', 2]]],
] as const)(
  'failures are counted for %s, including those of the trial shopper',
  async (_, status, cookie, failures) => {
    await using stub = await startStub((request, response) => {
      const isQuota = request.url?.endsWith('/order_statuses') === true;
      response.writeHead(isQuota ? 200 : status, {
        'set-cookie': cookie,
        'x-rate-limit-requests-quota': '150',
        'x-rate-limit-requests-left': '149',
      });
      response.end();
    });
    const shop = { origin: stub.url, sandbox: stub.url, env: {} };
    const result = await measureShoppers(shop, ['/'], { shoppers: 1, seconds: 0 });
    const failed = failures.reduce((total, [, times]) => total + times, 0);
    expect(result).toMatchObject({ shoppers: 1, seconds: 0, views: 0, failed, quota: 150, quotaLeft: 149 });
    expect([...result.failures]).toEqual(failures);
  },
);

test('an answer that never came is counted as a failure', async () => {
  await using stub = await startStub((request, response) => {
    if (request.method === 'POST') response.destroy();
    else response.end();
  });
  const shop = { origin: stub.url, sandbox: stub.url, env: {} };
  expect(await measureShoppers(shop, ['/'], { shoppers: 1, seconds: 0 })).toMatchObject({ failed: 2 });
});
