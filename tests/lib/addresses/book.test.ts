import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;
let upstream: Upstream;
let login: Handler;
let save: Handler;
let remove: Handler;
let choose: Handler;
let queries: typeof import('@/lib/addresses/queries');
let session: typeof import('@/lib/platform/session/session');
let notes: typeof import('@/lib/forms/queries');

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ POST: login } = await import('@/app/api/login/route'));
  ({ POST: save } = await import('@/app/api/account/addresses/route'));
  ({ POST: remove } = await import('@/app/api/account/addresses/delete/route'));
  ({ POST: choose } = await import('@/app/api/account/addresses/default/route'));
  queries = await import('@/lib/addresses/queries');
  session = await import('@/lib/platform/session/session');
  notes = await import('@/lib/forms/queries');
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const A = DEMO_CUSTOMER.email;
const B = PEOPLE.find(({ mustReset, email }) => !mustReset && email !== A)!.email;
const signIn = async (email: string) => {
  jar().clear();
  expect((await ask(login, { body: { email, password: DEMO_PASSWORD } })).status).toBe(200);
  return (await session.readSession())!;
};
const book = async () => queries.getAddresses((await session.readSession())!, '/account');
const address = {
  firstName: 'Zoë',
  lastName: 'Moss',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  stateOrProvince: '',
  postalCode: 'ls1 1aa',
  countryCode: 'GB',
  phone: '07700 900142',
};

describe('a customer’s own address book', () => {
  test('adds, changes and deletes an address, and undoes the deletion', async () => {
    await signIn(A);
    const before = (await book()).length;
    expect(await ask(save, { body: address })).toMatchObject({
      status: 200,
      answer: { redirect: expect.stringMatching(/^\/account\/address-book\?note=/) },
    });
    const added = (await book()).at(-1)!;
    expect(added).toMatchObject({ firstName: 'Zoë', postalCode: 'LS1 1AA', country: 'United Kingdom' });

    const addressEntityId = String(added.id);
    await ask(save, { body: { ...address, city: 'York', addressEntityId } });
    expect((await book()).at(-1)).toMatchObject({ id: added.id, city: 'York' });

    const gone = await ask(remove, { body: { addressEntityId } });
    expect(await book()).toHaveLength(before);
    const note = await noteOf((gone.answer as { redirect: string }).redirect);
    expect(note).toMatchObject({ kind: 'done', text: 'Deleted: 1 High Street, York' });
    const undo = note?.kind === 'done' ? note.undo : undefined;
    expect((await submit(save, { ...undo!.values })).status).toBe(303);
    expect((await book()).at(-1)).toMatchObject({ address1: '1 High Street', city: 'York' });
  });

  test('asks a customer whose token the platform no longer accepts to sign in', async () => {
    const known = await signIn(A);
    await session.writeSession({ ...known, token: 'ended meanwhile' });
    const answers = [
      await ask(save, { body: address }),
      await ask(remove, { body: { addressEntityId: '1' } }),
      await ask(choose, { body: { addressEntityId: '1' } }),
    ];
    for (const each of answers)
      expect(each).toMatchObject({ status: 401, answer: { message: 'Sign in to do this.' } });
  });

  test('adds an address once if its form is sent again', async () => {
    await signIn(A);
    const twice = { ...address, address1: '9 Twice Street' };
    await ask(save, { body: twice });
    const once = await book();
    expect(once.at(-1)).toMatchObject({ address1: '9 Twice Street' });
    expect((await ask(save, { body: twice })).status).toBe(200);
    expect(await book()).toEqual(once);
    await ask(save, { body: { ...twice, phone: '0113 496 0000' } });
    expect(await book()).toHaveLength(once.length + 1);
  });

  test('reports errors by field', async () => {
    await signIn(A);
    expect(await ask(save, { body: { ...address, postalCode: 'LS1' } })).toMatchObject({
      status: 422,
      answer: { fields: { postalCode: 'Enter a full postcode, such as LS6 3BN' } },
    });
  });

  test('works without scripts: an invalid form comes back with its entries', async () => {
    await signIn(A);
    const response = await submit(save, { ...address, city: '' });
    expect(response.status).toBe(303);
    const location = response.headers.get('location')!;
    expect(location).toMatch(/^\/account\/address-book\/new\?note=/);
    expect(await noteOf(location)).toMatchObject({
      kind: 'refused',
      fields: { city: 'Enter a town or city' },
      values: { address1: '1 High Street' },
    });
  });
});

describe('the default address', () => {
  const makeDefault = (id: number) => ask(choose, { body: { addressEntityId: String(id) } });

  test('is the one chosen, however often, and is listed first', async () => {
    await signIn(A);
    await ask(save, { body: address });
    const before = await book();
    const chosen = before.at(-1)!;
    for (let time = 0; time < 2; time += 1) {
      const { status, answer } = await makeDefault(chosen.id);
      expect(status).toBe(200);
      expect(await noteOf((answer as { redirect: string }).redirect)).toMatchObject({ kind: 'done' });
      expect(await book()).toEqual([chosen, ...before.filter(({ id }) => id !== chosen.id)]);
    }
    await makeDefault(before[0]!.id);
    expect(await book()).toEqual(before);
  });

  test('is the oldest one after a deletion, and the deleted one again once that is undone', async () => {
    await signIn(A);
    const [oldest] = await book();
    await ask(save, { body: { ...address, address1: '2 Low Street', asDefault: 'on' } });
    const chosen = (await book())[0]!;
    expect(chosen.address1).toBe('2 Low Street');
    const gone = await ask(remove, { body: { addressEntityId: String(chosen.id) } });
    expect((await book())[0]).toEqual(oldest);
    const note = await noteOf((gone.answer as { redirect: string }).redirect);
    const undo = note?.kind === 'done' ? note.undo : undefined;
    await submit(save, { ...undo!.values });
    const [back] = await book();
    expect(back).toEqual({ ...chosen, id: back!.id });
    await ask(remove, { body: { addressEntityId: String(back!.id) } });
  });
});

describe('another customer’s address', () => {
  test('cannot be read, changed or deleted, and is answered like an unknown one', async () => {
    await signIn(A);
    const [mine] = await book();
    const own = await signIn(B);
    expect(await queries.getAddress(own, '/account', mine!.id)).toBeNull();
    for (const [handler, body] of [
      [save, address],
      [remove, {}],
      [choose, {}],
    ] as const) {
      const theirs = await ask(handler, { body: { ...body, addressEntityId: String(mine!.id) } });
      const unknown = await ask(handler, { body: { ...body, addressEntityId: '2147483646' } });
      expect(theirs.status).toBe(404);
      expect({ ...theirs, headers: null }).toEqual({ ...unknown, headers: null });
    }
    await signIn(A);
    expect((await book())[0]).toEqual(mine);
  });

  test('is not available without signing in', async () => {
    expect((await ask(save, { body: address })).status).toBe(401);
    const response = await submit(remove, { addressEntityId: '1' });
    expect(response.headers.get('location')).toBe('/login?redirect=/account/address-book');
  });

  test('leaves no note for the next customer on the same browser', async () => {
    await signIn(A);
    const { answer } = await ask(save, { body: address });
    const kept = jar().get('pageNote')!;
    await signIn(B);
    jar().set('pageNote', kept);
    expect(await noteOf((answer as { redirect: string }).redirect)).toBeNull();
  });
});

test('countries are ISO codes with names, the United Kingdom first', async () => {
  const countries = await queries.getCountries();
  expect(countries[0]).toEqual({ code: 'GB', name: 'United Kingdom' });
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

async function noteOf(location: string) {
  const { searchParams } = new URL(location, 'http://localhost');
  return notes.getFormNote(
    (await session.readSession())!,
    Promise.resolve({ note: searchParams.get('note') ?? undefined }),
  );
}
