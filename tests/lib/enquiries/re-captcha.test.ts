import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RE_CAPTCHA_FIELD } from '@/lib/forms/re-captcha';
import { contactRequest } from '@/lib/enquiries/requests';
import { issueToken } from '../../../sandbox/re-captcha/tokens.ts';
import { setSwitches } from '../../../sandbox/switches.ts';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
let takeEnquiry: typeof import('@/lib/enquiries/commands').takeEnquiry;
let deliverEnquiry: typeof import('@/lib/enquiries/delivery-commands').deliverEnquiry;
let readReCaptcha: typeof import('@/lib/forms/re-captcha-queries').readReCaptcha;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  ({ takeEnquiry } = await import('@/lib/enquiries/commands'));
  ({ deliverEnquiry } = await import('@/lib/enquiries/delivery-commands'));
  ({ readReCaptcha } = await import('@/lib/forms/re-captcha-queries'));
});
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(async () => {
  setSwitches(upstream.store, { reCaptcha: true });
  await readReCaptcha();
});

const type = { 'content-type': 'application/x-www-form-urlencoded' };
const request = () => new Request('http://localhost:3000/api/contact', { method: 'POST', headers: type });
const send = (comments: string, token = '') =>
  takeEnquiry(
    'contact',
    contactRequest.parse({ email: 'a@b.example', comments, [RE_CAPTCHA_FIELD]: token }),
    request(),
  );
const ticked = (ago = 0) => issueToken(upstream.store, Date.now() - ago);
const kept = () =>
  (upstream.store.prepare('SELECT fields FROM form_submission').all() as { fields: string }[]).map(
    ({ fields }) => (JSON.parse(fields) as { comments: string }).comments.split('\n')[0],
  );

test('with reCAPTCHA on, a message is delivered while the sender waits, and is not queued', async () => {
  expect(await send('With a tick', ticked())).toMatchObject({ ok: true, isLate: false });
  expect(kept()).toContain('With a tick');
  expect(await takeOutbox()).toEqual([]);
});

test('a message without a tick is refused before it is counted or stored', async () => {
  expect(await send('Without')).toMatchObject({
    ok: false,
    status: 422,
    message: expect.stringMatching(/^Tick the box/),
  });
  expect(kept()).not.toContain('Without');
  expect(await takeOutbox()).toEqual([]);
});

test.each([
  ['has run out', () => ticked(121_000)],
  [
    'was used',
    () => {
      const token = ticked();
      return send('The first', token).then(() => token);
    },
  ],
])('a message whose tick %s is refused with the reason, and is not queued', async (_, token) => {
  expect(await send('Again', await token())).toMatchObject({
    ok: false,
    status: 422,
    message: expect.stringMatching(/has expired/),
  });
  expect(kept()).not.toContain('Again');
  expect(await takeOutbox()).toEqual([]);
});

test('a platform refusal of the content is reported to the sender', async () => {
  const review = {
    email: 'a@b.example',
    author: 'Ann',
    title: 'Good',
    text: 'Quiet.',
    rating: 4,
    path: '/x',
    sku: 'X-1',
    productId: 999_999_999,
    productName: 'Nothing',
    website: '',
    pass: '',
  };
  const sent = await takeEnquiry('review', { ...review, [RE_CAPTCHA_FIELD]: ticked() }, request());
  expect(sent).toMatchObject({
    ok: false,
    status: 422,
    message: expect.stringMatching(/could not accept this/),
  });
});

test('a message sent during an outage is e-mailed to the shop if it needs a tick by then', async () => {
  const setFault = (fault: string) =>
    fetch(`${upstream.url}/control/faults`, {
      method: 'PUT',
      headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
      body: JSON.stringify({ upstream: 'graphql', fault }),
    });
  await setFault('5xx');
  expect(await send('In an outage', ticked())).toMatchObject({ ok: true, isLate: true });
  const [waiting] = await takeOutbox();
  expect(waiting).toMatchObject({ kind: 'enquiry' });
  expect(JSON.stringify(waiting)).not.toContain('stand-in.');
  expect(await deliverEnquiry(waiting?.payload)).toBe('later');
  await setFault('none');
  expect(await deliverEnquiry(waiting?.payload)).toBe('done');
  const [receipt, letter, ...more] = await takeOutbox();
  expect(receipt?.payload).toEqual({
    letter: 'contactReceived',
    to: 'a@b.example',
    reference: expect.stringMatching(/^E-/),
  });
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    kind: 'letter',
    payload: {
      letter: 'enquiryToShop',
      about: 'contact',
      email: 'a@b.example',
      words: 'comments: In an outage',
    },
  });
  expect(kept()).not.toContain('In an outage');
});

test('a queued message is delivered to the platform if reCAPTCHA is off by then', async () => {
  setSwitches(upstream.store, { reCaptcha: false });
  const fields = contactRequest.parse({ email: 'a@b.example', comments: 'By then' });
  expect(await deliverEnquiry({ kind: 'contact', fields, reference: 'E-00000000' })).toBe('done');
  expect(kept()).toContain('By then');
  expect(await readReCaptcha()).toBeNull();
  expect(await send('Off')).toMatchObject({ ok: true, isLate: false });
  expect((await takeOutbox()).map(({ kind }) => kind)).toEqual(['letter', 'enquiry']);
});
