import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { stubEnvironment } from '../../support/environment';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { ask } from '../../support/shopper';
import { openTill, type Till } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let line: LossyLine;
let till: Till;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  stubEnvironment({ SANDBOX_PORT: new URL(line.url).port, RATE_LIMITS: '0' });
  till = await openTill(upstream);
  jar().clear();
  const { POST: login } = await import('@/app/api/login/route');
  await ask(login, { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } });
}, 60_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

test('an address that the address book does not store does not prevent payment', async () => {
  const { readSession } = await import('@/lib/platform/session/session');
  const { readCheckout } = await import('@/lib/checkout/queries');
  await till.put([{ product: till.products[0]!, quantity: 1 }]);
  await till.contact({ email: DEMO_CUSTOMER.email, phone: '07700 900111' });
  await till.days('LS6 3BN', { book: 'new' });
  const found = await readCheckout(jar().get('cartId') ?? '', await readSession());
  const option = (found.ok && found.value?.consignments[0]?.options[0]?.id) || expect.unreachable();
  let asked = 0;
  line.fate = (_, body) => {
    if (!/mutation AddAddress\b/.test(body)) return 'well';
    asked += 1;
    return 'cut';
  };
  expect(await till.delivery({ book: 'new', option, keep: 'on' })).toMatchObject({
    status: 200,
    answer: { redirect: '/checkout?step=pay' },
  });
  expect(asked).toBeGreaterThan(0);
});
