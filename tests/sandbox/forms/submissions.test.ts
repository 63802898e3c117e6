import { expect, test } from 'vitest';
import { faultsOf } from '../../../sandbox/forms/faults.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const SETTINGS = { formsPortalId: '77', formsToken: 'forms-token' };
const PATH = '/forms/submissions/v3/integration/submit/77/stock-alert';
const CONSENT = { consentToProcess: true, text: 'One message when it is back.' };

const body = (more: object = {}) => ({
  fields: [
    { objectTypeId: '0-1', name: 'email', value: 'pat@example.org' },
    { objectTypeId: '0-1', name: 'product_sku', value: 'TW-914' },
  ],
  context: { pageUri: 'http://shop.test/tarnside-tw-914', pageName: 'Tarnside TW-914' },
  legalConsentOptions: { consent: CONSENT },
  ...more,
});

async function send({ app }: TestSandbox, payload: object | string, url = PATH, type = 'application/json') {
  const headers = { 'content-type': type, authorization: 'Bearer forms-token' };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  const { errors = [], ...rest } = answer.json<{ errors?: { errorType: string }[] }>();
  return { status: answer.statusCode, types: errors.map(({ errorType }) => errorType), rest };
}

const kept = ({ store }: TestSandbox) => all(store, 'SELECT form FROM form_submission');

test('a submission is accepted in the forms that the shop and browsers send', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const whole = { hutk: '0123456789abcdef0123456789ABCDEF', ipAddress: '2001:db8::9' };
  for (const context of [{}, whole, { ipAddress: '203.0.113.9' }]) {
    expect(await send(sandbox, body({ context }))).toMatchObject({ status: 200 });
  }
  expect(kept(sandbox)).toHaveLength(3);
});

test('an optional e-mail field may be empty, and otherwise must hold an e-mail address', () => {
  const form = {
    legalConsentOptions: { type: 'none' },
    configuration: { recaptchaEnabled: false },
    fieldGroups: [{ fields: [{ name: 'friend', required: false, fieldType: 'email' }] }],
  } as unknown as Parameters<typeof faultsOf>[0];
  const faults = (value: string) => faultsOf(form, { fields: [{ name: 'friend', value }] });
  expect(faults('')).toEqual([]);
  expect(faults('pat')).toMatchObject([{ errorType: 'INVALID_EMAIL' }]);
});

const consent = (given?: object) => ({ legalConsentOptions: { consent: given } });
const field = (name: string, value: string) => ({ fields: [...body().fields, { name, value }] });

test.each<[string, object, string[]]>([
  ['an empty cookie', { context: { hutk: '' } }, ['INVALID_HUTK']],
  ['a made-up cookie', { context: { hutk: 'x'.repeat(32) } }, ['INVALID_HUTK']],
  ['an address that is none', { context: { ipAddress: '203.0.113.999' } }, ['INVALID_IP_ADDRESS']],
  ['a page that is none', { context: { pageUri: 'shop' } }, ['INVALID_PAGE_URI']],
  ['no agreement', consent({ text: 'Yes?', consentToProcess: false }), ['MISSING_PROCESSING_CONSENT']],
  ['agreement to no words', consent({ ...CONSENT, text: '' }), ['MISSING_PROCESSING_CONSENT_TEXT']],
  ['nothing of consent', consent(), ['MISSING_PROCESSING_CONSENT', 'MISSING_PROCESSING_CONSENT_TEXT']],
  ['a field of another form', field('sector', 'letting'), ['FIELD_NOT_IN_FORM_DEFINITION']],
  ['a form of long ago', { submittedAt: '0' }, ['NUMBER_OUT_OF_RANGE']],
  ['two faults at once', { context: { hutk: '1', ipAddress: '1' } }, ['INVALID_HUTK', 'INVALID_IP_ADDRESS']],
])('a submission with %s is refused as a whole', async (_, more, types) => {
  await using sandbox = await openSandbox(SETTINGS);
  expect(await send(sandbox, body(more))).toEqual({
    status: 400,
    types,
    rest: { status: 'error', message: 'The request is not valid', correlationId: expect.any(String) },
  });
  expect(kept(sandbox)).toEqual([]);
});

test.each([
  ['a body that is no JSON', '{"fields":', 'application/json', 400],
  ['no body', '', 'application/json', 400],
  ['a body of another kind', 'email=pat', 'text/csv', 415],
  ['a body beyond all measure', JSON.stringify('x'.repeat(1_100_000)), 'application/json', 413],
])('%s is answered with an error of the service', async (_, payload, type, status) => {
  await using sandbox = await openSandbox(SETTINGS);
  expect(await send(sandbox, payload, PATH, type)).toEqual({
    status,
    types: [],
    rest: { status: 'error', message: 'The request is not valid', correlationId: expect.any(String) },
  });
});

test.each([
  [PATH, 50],
  [PATH.replace('submit', 'secure/submit'), 100],
])('%s takes %d submissions in ten seconds', async (url, most) => {
  await using sandbox = await openSandbox(SETTINGS);
  for (let sent = 0; sent < most; sent += 1) expect((await send(sandbox, body(), url)).status).toBe(200);
  expect(await send(sandbox, body(), url)).toMatchObject({ status: 429, rest: { status: 'error' } });
  sandbox.clock.now += 9_999;
  expect((await send(sandbox, body(), url)).status).toBe(429);
  sandbox.clock.now += 1;
  expect((await send(sandbox, body(), url)).status).toBe(200);
});

test('a page of any origin may submit a form by the endpoint without a token, and by no other', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const origin = { origin: 'https://shop.example' };
  const asked = await sandbox.app.inject({
    method: 'OPTIONS',
    url: PATH,
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  expect(asked.statusCode).toBe(200);
  expect(asked.headers['access-control-allow-methods']).toContain('POST');
  const sent = await sandbox.app.inject({ method: 'POST', url: PATH, headers: origin, payload: body() });
  expect(sent.headers['access-control-allow-origin']).toBe('*');
  const secure = PATH.replace('/submit/', '/secure/submit/');
  const closed = await sandbox.app.inject({ method: 'POST', url: secure, headers: origin, payload: body() });
  expect(closed.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a client that keeps sending while refused is blocked for a minute', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const ask = async () => (await send(sandbox, body())).status;
  for (let call = 0; call < 59; call += 1) await ask();
  sandbox.clock.now += 10_000;
  expect(await ask()).toBe(200);
  for (let call = 0; call < 59; call += 1) await ask();
  sandbox.clock.now += 10_000;
  expect(await ask()).toBe(429);
  sandbox.clock.now += 50_000;
  expect(await ask()).toBe(200);
});
