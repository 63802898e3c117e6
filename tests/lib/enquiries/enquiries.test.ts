import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOpenAt } from '@/lib/enquiries/opening';
import { contactRequest, stockAlertRequest, tradeRequest } from '@/lib/enquiries/requests';
import { PROMISES } from '@/lib/enquiries/promises';
import { backToProduct, contactAbout, readReference } from '@/lib/enquiries/rules';
import type { Enquiry } from '@/lib/enquiries/types';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

const ROBOT = 'Verification failed. We’re unable to verify that you’re not a robot.';

describe('enquiry forms', () => {
  test('require an e-mail address and a message for the contact form', () => {
    expect(contactRequest.safeParse({ email: 'a@b.example', comments: 'Hello' }).success).toBe(true);
    expect(contactRequest.safeParse({ email: 'a@b.example', comments: ' ' }).success).toBe(false);
    expect(contactRequest.safeParse({ email: 'nobody', comments: 'Hello' }).success).toBe(false);
  });

  test.each(['a\r\nBcc: x@y.example', 'a\nb', 'a\u0000b'])(
    'refuse the control characters in %j',
    (fullName) => {
      expect(contactRequest.safeParse({ email: 'a@b.example', comments: 'x', fullName }).success).toBe(false);
    },
  );

  test('do not let the sender choose the portal or form', () => {
    const given = { email: 'a@b.example', comments: 'x', portalId: '1' };
    expect(contactRequest.safeParse(given).success).toBe(false);
  });

  test('never assume consent to the mailing list', () => {
    const alert = { email: 'a@b.example', path: '/x', sku: 'X', productId: '1', productName: 'X' };
    expect(stockAlertRequest.parse(alert).mailingList).toBe('');
    expect(stockAlertRequest.safeParse({ ...alert, path: '//evil.example' }).success).toBe(false);
  });

  test.each([
    ['/laundry/tw-914', 'TW 914/1'],
    ['/tw_914.html', 'TW-914'],
    ['/tw-914', ''],
  ])('accept a product at %s with the SKU %j', (path, sku) => {
    const alert = { email: 'a@b.example', path, sku, productId: '1', productName: 'X' };
    expect(stockAlertRequest.parse(alert)).toMatchObject({ path, sku });
    expect(backToProduct(path, 'x')).toBe(`${path}#x`);
  });

  test('redirect to the product page, and never to another site', () => {
    expect(backToProduct('/tarnside-tw-914', 'x')).toBe('/tarnside-tw-914#x');
    for (const path of ['//evil', '/\\evil', 'https://evil', undefined])
      expect(backToProduct(path, 'x')).toBe('/#x');
    expect(readReference('?ref=E-0A1B2C3D')).toBe('E-0A1B2C3D');
    expect(readReference('?ref=<b>')).toBeNull();
  });
});

describe('telephone hours', () => {
  const hours = [{ days: ['Friday'], opens: '08:00', closes: '20:00' }];
  test.each([
    ['2026-11-20T08:00:00Z', true],
    ['2026-11-20T19:59:00Z', true],
    ['2026-11-20T20:00:00Z', false],
    ['2026-11-21T12:00:00Z', false],
    ['2026-07-03T07:30:00Z', true],
  ])('at %s: open is %s', (at, open) => expect(isOpenAt(hours, new Date(at), {})).toBe(open));

  test.each([
    ['Good Friday', '2026-04-03T12:00:00Z'],
    ['Christmas Day', '2026-12-25T12:00:00Z'],
  ])('exclude %s unless bank holiday hours are given', (_, at) => {
    expect(isOpenAt(hours, new Date(at), {})).toBe(false);
    const short = { days: ['PublicHolidays'], opens: '10:00', closes: '16:00' };
    expect(isOpenAt([...hours, short], new Date(at), {})).toBe(true);
    expect(isOpenAt([...hours, short], new Date(at.replace('T12', 'T18')), {})).toBe(false);
  });
});

test('the telephone is not answered on a holiday that only the shop policy lists', () => {
  const hours = [{ days: ['Monday'], opens: '08:00', closes: '20:00' }];
  const holidays = { 'england-and-wales': ['2026-09-21'] };
  expect(isOpenAt(hours, new Date('2026-09-21T12:00:00Z'), holidays)).toBe(false);
  expect(isOpenAt(hours, new Date('2026-09-28T12:00:00Z'), holidays)).toBe(true);
});

describe('enquiries', () => {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream(60);
    vi.stubEnv('SHOP_DATA', mkdtempSync(join(tmpdir(), 'enquiries-')));
  });
  afterAll(() => upstream[Symbol.asyncDispose]());
  afterEach(() => vi.useRealTimers());

  const request = (type: string) =>
    new Request('http://localhost:3000/api/contact', { method: 'POST', headers: { 'content-type': type } });
  const JSON_TYPE = 'application/json';
  const FORM_TYPE = 'application/x-www-form-urlencoded';
  const message = (comments: string) => contactRequest.parse({ email: 'a@b.example', comments });

  test('are accepted from people and refused from bots, in the words of the specification', async () => {
    const { takeEnquiry } = await import('@/lib/enquiries/commands');
    const { makePass } = await import('@/lib/platform/http/bot-check');
    const refused = { ok: false, status: 403, message: ROBOT };
    expect(await takeEnquiry('contact', { ...message('1'), website: 'x' }, request(FORM_TYPE))).toEqual(
      refused,
    );
    expect(await takeEnquiry('contact', message('2'), request(JSON_TYPE))).toEqual(refused);
    expect(await takeEnquiry('contact', { ...message('3'), pass: makePass() }, request(JSON_TYPE))).toEqual(
      refused,
    );
    const pass = makePass(Date.now() - 5_000);
    const taken = await takeEnquiry('contact', { ...message('4'), pass }, request(JSON_TYPE));
    expect(taken).toEqual({ ok: true, reference: expect.stringMatching(/^E-[0-9A-F]{8}$/), isLate: false });
    expect(await takeEnquiry('contact', { ...message('5'), pass }, request(JSON_TYPE))).toEqual(refused);
    expect(await takeEnquiry('contact', message('6'), request(FORM_TYPE))).toMatchObject({ ok: true });
  });

  test('are limited to five an hour per sender', async () => {
    const { takeEnquiry } = await import('@/lib/enquiries/commands');
    const tries = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        takeEnquiry('newsletter', { email: `a${n}@b.example`, website: '', pass: '' }, request(FORM_TYPE)),
      ),
    );
    expect(tries.slice(0, 5).every(({ ok }) => ok)).toBe(true);
    expect(tries[5]).toMatchObject({ ok: false, status: 429 });
  });

  /** Delivers every enquiry that waits. @returns their references. */
  async function deliverAll(): Promise<unknown[]> {
    const { deliverAtOnce } = await import('@/lib/platform/durable/outbox');
    const waiting = (await takeOutbox()).filter(({ kind }) => kind === 'enquiry');
    for (const item of waiting) await deliverAtOnce(item, async () => 'done');
    return waiting.map(({ payload }) => payload['reference']);
  }

  test('with the same words are one within a few minutes, and another after ten', async () => {
    const { takeEnquiry } = await import('@/lib/enquiries/commands');
    const ask = async () => {
      const trade = tradeRequest.parse({ email: 'a@b.example', company: 'Moss Ltd' });
      const taken = await takeEnquiry('trade', trade, request(FORM_TYPE));
      return taken.ok ? taken.reference : taken;
    };
    await deliverAll();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 7, 12, 4, 58) });
    const first = await ask();
    expect(await ask(), 'pressed twice').toBe(first);
    vi.setSystemTime(Date.UTC(2030, 0, 7, 12, 5, 3));
    expect(await ask(), 'pressed again as a span ends').toBe(first);
    expect(await deliverAll()).toEqual([first]);
    expect(await ask(), 'pressed once more').toBe(first);
    expect(await deliverAll()).toEqual([]);
    vi.setSystemTime(Date.UTC(2030, 0, 7, 12, 14, 58));
    const next = await ask();
    expect(next).not.toBe(first);
    expect(await deliverAll()).toEqual([next]);
  });

  test('for the mailing list are accepted again at once from somebody who left it', async () => {
    const { takeEnquiry } = await import('@/lib/enquiries/commands');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 8, 12, 1) });
    for (const time of ['the first', 'the second']) {
      const address = { email: 'back@b.example', website: '', pass: '' };
      expect(await takeEnquiry('newsletter', address, request(FORM_TYPE)), time).toMatchObject({ ok: true });
      expect(await deliverAll(), time).toHaveLength(1);
    }
  });

  const submissions = () =>
    upstream.store.prepare('SELECT form, fields FROM form_submission ORDER BY id').all() as {
      form: string;
      fields: string;
    }[];

  test('of each kind reach the right service', async () => {
    const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
    const product = { path: '/x', sku: 'X-1', productId: 1, productName: 'Thing' };
    const email = 'a@b.example';
    const reference = 'E-00000000';
    const enquiries: Enquiry[] = [
      { kind: 'contact', reference, fields: { ...message('Hello'), orderNumber: '12' } },
      { kind: 'question', reference, fields: { email, question: 'How loud?', ...product } },
      {
        kind: 'trade',
        reference,
        fields: {
          email,
          company: 'Moss Ltd',
          name: '',
          phone: '',
          companyNumber: '',
          sector: 'letting',
          postcode: '',
          models: 'X × 2',
          message: '',
        },
      },
      { kind: 'stock', reference, fields: { email, mailingList: 'on', ...product } },
      { kind: 'newsletter', reference, fields: { email: 'n@b.example' } },
    ];
    for (const enquiry of enquiries) expect(await deliverEnquiry(enquiry), enquiry.kind).toBe('done');
    const { stateOf } = await import('@/lib/platform/durable/outbox');
    expect(await stateOf(`letter:contact:${reference}`), 'its sender’s copy, which nothing else kept').toBe(
      'waiting',
    );
    const productId = (upstream.store.prepare('SELECT min(id) AS id FROM product').get() as { id: number })
      .id;
    const review = { email, author: 'Ann', title: 'Good', text: 'Quiet.', rating: 4, ...product, productId };
    expect(await deliverEnquiry({ kind: 'review', reference, fields: review })).toBe('done');
    expect(submissions().map(({ form }) => form)).toEqual([
      'contact',
      'contact',
      'trade-enquiry',
      'stock-alert',
    ]);
    const written = upstream.store.prepare("SELECT author FROM review WHERE status = 'pending'").all();
    expect(written).toEqual([{ author: 'Ann' }]);
    const contactPage = upstream.store.prepare("SELECT id FROM page WHERE kind = 'ContactPage'").get();
    expect(JSON.parse(submissions()[0]?.fields ?? '')).toMatchObject({
      pageEntityId: contactPage?.['id'],
      email,
      orderNumber: '12',
      comments: 'Hello\n\n(E-00000000)',
    });
    const subscribers = upstream.store.prepare('SELECT email FROM subscriber ORDER BY email').all();
    expect(subscribers).toEqual(expect.arrayContaining([{ email }, { email: 'n@b.example' }]));
    // Asked for twice, or refused for what it says: neither waits for ever.
    expect(await deliverEnquiry({ kind: 'review', reference, fields: review })).toBe('done');
    const unknown = { ...review, productId: 999_999_999 };
    expect(await deliverEnquiry({ kind: 'review', reference, fields: unknown })).toBe('never');
  });

  const setFault = (service: string, fault: string) =>
    fetch(`${upstream.url}/control/faults`, {
      method: 'PUT',
      headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
      body: JSON.stringify({ upstream: service, fault }),
    });
  const letter = (more: object): unknown => ({
    kind: 'contact',
    reference: 'E-00000001',
    fields: { ...message('Hello'), ...more },
  });

  test.each(['partial', '5xx', 'malformed', '429'])(
    'are queued while the platform is %s, and delivered afterwards',
    async (fault) => {
      const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
      await setFault('graphql', fault);
      expect(await deliverEnquiry(letter({}))).toBe('later');
      await setFault('graphql', 'none');
      expect(await deliverEnquiry(letter({}))).toBe('done');
    },
  );

  const alert = (mailingList: '' | 'on') => ({
    kind: 'stock',
    reference: 'E-00000003',
    fields: {
      email: `alert-${mailingList}@b.example`,
      mailingList,
      path: '/x',
      sku: 'X-1',
      productId: 1,
      productName: 'Thing',
    },
  });
  const submissionsOf = (email: string) => submissions().filter(({ fields }) => fields.includes(email));

  test('for a stock alert alone are sent to no service', async () => {
    const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
    expect(await deliverEnquiry(alert(''))).toBe('done');
    expect(submissionsOf('alert-@b.example')).toEqual([]);
  });

  test('for the mailing list are sent to the form service once, with the consent given', async () => {
    const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
    await setFault('graphql', '5xx');
    expect(await deliverEnquiry(alert('on'))).toBe('later');
    await setFault('graphql', 'none');
    expect(await deliverEnquiry(alert('on'))).toBe('done');
    const [sent, ...more] = submissionsOf('alert-on@b.example');
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.fields ?? '')).toMatchObject({
      legalConsentOptions: { consent: { consentToProcess: true, text: PROMISES.mailingList } },
    });
  });

  test('are given up only for what they contain', async () => {
    const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
    expect(await deliverEnquiry(letter({ email: 'nobody' }))).toBe('never');
    vi.stubEnv('HUBSPOT_STOCK_FORM_ID', 'not-set-up');
    vi.resetModules();
    const again = await import('@/lib/enquiries/delivery-commands');
    const product = { path: '/x', sku: 'X-1', productId: 1, productName: 'Thing' };
    const fields = { email: 'a@b.example', mailingList: 'on', ...product };
    const stock = { kind: 'stock', reference: 'E-00000002', fields };
    expect(await again.deliverEnquiry(stock), 'a form that is not there').toBe('later');
  });

  test('that cannot be read are not retried', async () => {
    const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
    expect(await deliverEnquiry({ kind: 'other' })).toBe('never');
  });
});

describe('the contact form starts with', () => {
  const about = (query: string) => contactAbout(new URLSearchParams(query));
  test.each([
    ['', {}],
    ['order=12x4&price=TARN-TW914-WH', {}],
    ['order=1234', { orderNumber: '1234' }],
    ['order=1234&price=%3Cb%3E', { orderNumber: '1234' }],
  ])('the right order number for the query “%s”', (query, fields) => expect(about(query)).toEqual(fields));

  test('a message for a request about a lower price', () => {
    expect(about('order=1234&price=TARN-TW914-WH')).toEqual({
      orderNumber: '1234',
      comments:
        'You sell the product with the code TARN-TW914-WH for less now. Please refund the difference.',
    });
  });
});
