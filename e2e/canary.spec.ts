import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

/** A person whose details are easy to find wherever they are recorded by mistake. */
const WHO = {
  email: 'zz-canary@example.test',
  firstName: 'Zz-canary',
  lastName: 'Zz-canary',
  password: 'Qx7 yellow quince ladder',
  phone: '07700 900991',
};
const POSTCODE = 'ZZ1 9CN';
const TRACES = /zz-canary|yellow quince|07700 ?900991|zz1(%20|\+| )?9cn/i;

test('nothing that visitors type appears in the log or the metrics', { tag: '@core' }, async ({
  request,
  stack,
}) => {
  const headers = { origin: stack.origin, referer: `${stack.origin}/login` };
  const send = (path: string, form: Record<string, string>) =>
    request.post(path, { headers, form, maxRedirects: 0 });

  await send('/api/login', { email: WHO.email, password: WHO.password });
  const registered = await send('/api/register', WHO);
  expect([registered.status(), registered.headers()['location']]).toEqual([303, '/account']);
  await send('/api/logout', {});
  await send('/api/forgot-password', { email: WHO.email });
  await send('/api/login-link', { email: WHO.email });
  await send('/api/reset-password', { newPassword: WHO.password });
  const message = { email: WHO.email, fullName: WHO.lastName, phoneNumber: WHO.phone, comments: 'zz-canary' };
  const sent = await send('/api/contact', message);
  expect(sent.headers()['location']).toContain('sent');
  await send('/api/trade-enquiry', { email: WHO.email, company: 'zz-canary', postcode: POSTCODE });
  await send('/api/newsletter', { email: WHO.email });
  await send('/api/track-order', { order: '1234567890', proof: POSTCODE });
  await send('/api/checkout/contact', { email: WHO.email, phone: WHO.phone });

  const query = `{ site { search { searchProducts(filters: { searchTerm: "zz-canary" }) { products { edges { node { name } } } } } } }`;
  for (const body of ['{"zz-canary', { graphqlQuery: { query } }, { graphqlQuery: { query: '{ zz-canary' } }])
    await request.post('/api/graphql', { headers, data: body });
  const cookie = 'shopToken=zz-canary; cartId=zz-canary; locale=zz-canary';
  for (const path of [
    '/zz-canary',
    '/p/zz-canary',
    '/zz-canary/zz-canary',
    '/search?q=zz-canary',
    '/washing-machines?brand=zz-canary',
    '/api/zz-canary',
    `/api/get-order?id=1234567890&email=${WHO.email}&postcode=${POSTCODE}`,
    `/api/get-customer?email=${WHO.email}`,
    `/api/find-address?postcode=${POSTCODE}`,
    '/reset-password?c=1&t=zz-canary',
    '/login/open?token=zz-canary',
    '/api/get-cart?cartId=zz-canary',
  ])
    await request.get(path, { headers: { cookie, 'user-agent': 'zz-canary' }, maxRedirects: 0 });

  const last = await request.get('/api/zz-canary');
  const id = String((await last.json()).requestId);
  expect(id).toBe(last.headers()['x-request-id']);
  await expect.poll(() => readFileSync(stack.log, 'utf8')).toContain(id);
  const log = readFileSync(stack.log, 'utf8');
  for (const what of ['sign-in-failed', 'registered', 'signed-out', 'reset-asked'])
    expect(log).toContain(`"what":"${what}"`);
  expect(log.split('\n').filter((line) => TRACES.test(line))).toEqual([]);

  const metrics = await (await request.get('/api/metrics')).text();
  expect(metrics).toMatch(/^security_events_total\{event="sign-in-failed"\} \d+$/m);
  expect(metrics).toMatch(/^upstream_call_duration_seconds_count\{upstream="commerce",outcome="ok"\} \d+$/m);
  expect(metrics).not.toMatch(TRACES);
});
