import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { openTill, type Till } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const STEP_1 = '07700 900111';
const BOOK = '07700 900222';
const ENTRY = {
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  stateOrProvince: '',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
  phone: BOOK,
};

let upstream: Upstream;
let till: Till;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(async () => {
  jar().clear();
  const { POST: login } = await import('@/app/api/login/route');
  await ask(login, { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } });
});

const signedIn = async () => (await (await import('@/lib/platform/session/session')).readSession())!;

async function ownName() {
  const { readCustomer } = await import('@/lib/customer/queries');
  const found = await readCustomer(await signedIn());
  return found.ok && found.value ? found.value : expect.unreachable();
}

/** Puts an entry into the book of the one who is signed in; its number. */
async function addEntry(name: { firstName: string; lastName: string }): Promise<string> {
  const { POST: save } = await import('@/app/api/account/addresses/route');
  const { getAddresses } = await import('@/lib/addresses/queries');
  expect((await ask(save, { body: { ...ENTRY, ...name } })).status).toBe(200);
  return String((await getAddresses(await signedIn(), '/account')).at(-1)!.id);
}

async function read() {
  const { readCheckout } = await import('@/lib/checkout/queries');
  const found = await readCheckout(jar().get('cartId') ?? '', await signedIn());
  return found.ok ? found.value! : expect.unreachable();
}

/** Both steps, with an entry of the book; the checkout after them. */
async function orderTo(book: string, more: Record<string, string> = {}) {
  await till.put([{ product: till.products[0]!, quantity: 1 }]);
  await till.contact({ email: DEMO_CUSTOMER.email, phone: STEP_1 });
  await till.days(ENTRY.postalCode, { book });
  const [consignment] = (await read()).consignments;
  const option = consignment!.options[0]!.id;
  expect(await till.delivery({ book, option, ...more })).toMatchObject({ status: 200 });
  return read();
}

test('a delivery to the customer’s own address uses the phone number of step 1', async () => {
  const { firstName, lastName } = await ownName();
  const { billing, consignments } = await orderTo(await addEntry({ firstName, lastName }));
  expect([billing?.phone, consignments[0]?.address.phone]).toEqual([STEP_1, STEP_1]);
});

test('going back to step 1 changes the contact details of the customer’s own delivery only', async () => {
  const { firstName, lastName } = await ownName();
  const { consignments: before } = await orderTo(await addEntry({ firstName, lastName }));
  await till.contact({ email: 'new@post.example', phone: '07700 900333' });
  const { billing, consignments } = await read();
  expect(billing?.phone).toBe('07700 900333');
  expect(consignments[0]?.address).toMatchObject({ email: 'new@post.example', phone: '07700 900333' });
  expect(consignments[0]?.chosen).toEqual(before[0]?.chosen);

  await orderTo(await addEntry({ firstName: 'Zoë', lastName: 'Moss' }));
  await till.contact({ email: DEMO_CUSTOMER.email, phone: '07700 900333' });
  expect((await read()).consignments[0]?.address.phone, 'of somebody else').toBe(BOOK);
});

test('a delivery to somebody else uses their phone number, and the bill never does', async () => {
  const entry = await addEntry({ firstName: 'Zoë', lastName: 'Moss' });
  const { billing, consignments } = await orderTo(entry);
  expect([billing?.phone, consignments[0]?.address.phone]).toEqual([STEP_1, BOOK]);

  const bill = {
    otherBill: 'on',
    billName: 'Hana Akhtar',
    billPostcode: 'LS6 3BN',
    billAddress1: '12 Hessle Mount',
    billCity: 'Leeds',
  };
  const other = await orderTo(entry, bill);
  expect(other.billing).toMatchObject({ address1: '12 Hessle Mount', phone: STEP_1 });
});
