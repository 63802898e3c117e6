import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { extraValue, variantValue } from '@/lib/basket/plain-fields';
import { plainAddRequest, plainSwitchRequest } from '@/lib/basket/plain-requests';
import type { Basket } from '@/lib/basket/types';
import { jar } from '../../support/jar';
import { submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let add: (request: Request) => Promise<Response>;
let change: (request: Request) => Promise<Response>;
let readBasket: typeof import('@/lib/basket/commands').readBasket;
let getFormNote: typeof import('@/lib/forms/queries').getFormNote;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  add = (await import('@/app/api/basket/add/route')).POST;
  change = (await import('@/app/api/basket/change/route')).POST;
  ({ readBasket } = await import('@/lib/basket/commands'));
  ({ getFormNote } = await import('@/lib/forms/queries'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const washer = { product: '1', quantity: '1', sku: 'W' };

async function basket(): Promise<Basket> {
  const found = await readBasket(jar().get('cartId') ?? '', null);
  if (!found.ok) throw new Error('There is no basket.');
  return found.value;
}
const quantities = async () => (await basket()).lines.map(({ quantity }) => quantity);

/** Where a form leads, and what the page there says. */
async function send(handler: typeof add, fields: Record<string, string>) {
  const answer = await submit(handler, fields, '/');
  const to = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000');
  const note = await getFormNote(
    { id: jar().get('cartId') ?? '' },
    Promise.resolve({ note: to.searchParams.get('note') ?? '' }),
  );
  return { status: answer.status, path: to.pathname, note };
}

describe('a basket changed by HTML forms alone', () => {
  it('is created, changed and emptied, and the next page confirms each step', async () => {
    const added = await send(add, washer);
    expect(added).toMatchObject({ status: 303, path: '/cart/plain', note: { kind: 'done' } });
    expect(added.note).toMatchObject({ text: expect.stringMatching(/^Added to basket: \S/) });
    const [line] = (await basket()).lines;
    const more = await send(change, { line: line?.id ?? '', quantity: ' 3 ' });
    expect(more.note).toEqual({ kind: 'done', text: 'The quantity is now 3.' });
    expect(await quantities()).toEqual([3]);
    const none = await send(change, { line: line?.id ?? '', quantity: '0' });
    expect(none.note).toEqual({ kind: 'done', text: 'Removed from your basket.' });
    expect(jar().has('cartId')).toBe(false);
  });

  it('treats the same form resubmitted at once as a single press', async () => {
    await send(add, washer);
    await Promise.all([send(add, washer), send(add, washer)]);
    expect(await quantities()).toEqual([2]);
    await send(add, { ...washer, product: '2' });
    expect(await quantities()).toEqual([2, 1]);
  });

  it.each(['two', '', '-1', '1.5', '100'])(
    'explains which quantities are allowed when given “%s”',
    async (quantity) => {
      await send(add, washer);
      const [line] = (await basket()).lines;
      const refused = await send(change, { line: line?.id ?? '', quantity });
      expect(refused).toMatchObject({
        status: 303,
        note: { kind: 'refused', message: 'Give the quantity as a whole number from 0 to 99.' },
      });
      expect(await quantities()).toEqual([1]);
    },
  );

  it('ends with the quantity of the last form, even if that quantity was set just before', async () => {
    await send(add, washer);
    const [line] = (await basket()).lines;
    for (const quantity of ['2', '3', '2']) await send(change, { line: line?.id ?? '', quantity });
    expect(await quantities()).toEqual([2]);
  });

  it('reports a refusal by the platform, and a line that is gone', async () => {
    await send(add, washer);
    const [line] = (await basket()).lines;
    const much = await send(change, { line: line?.id ?? '', quantity: '99' });
    expect(much.note).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Only \d+ of /) });
    const gone = await send(change, { line: '5f2c1e1a-0000-4000-8000-000000000001', quantity: '2' });
    expect(gone.note).toMatchObject({ kind: 'refused', message: 'This is no longer in your basket.' });
    expect(await quantities()).toEqual([1]);
  });

  it('is created anew if the remembered basket is gone', async () => {
    jar().set('cartId', '5f2c1e1a-0000-4000-8000-000000000001');
    await send(add, washer);
    expect(await quantities()).toEqual([1]);
  });
});

describe('the fields of a product’s form', () => {
  const items = (fields: Record<string, string>) => plainAddRequest.safeParse({ ...washer, ...fields }).data;

  it('are read as the product in its variant, and what was chosen for it', () => {
    expect(
      items({
        variant: variantValue({ id: 7, sku: 'W 2' }),
        connect: extraValue({ id: 3, forOptionId: 4 }),
        collect: '',
      }),
    ).toEqual([
      { product_id: 1, quantity: 1, variant_id: 7 },
      { product_id: 3, quantity: 1, option_selections: [{ option_id: 4, option_value: 'W 2' }] },
    ]);
    expect(items({ cover: extraValue({ id: 5, forOptionId: 6 }) })?.[1]?.option_selections).toEqual([
      { option_id: 6, option_value: 'W' },
    ]);
  });

  it('are read as services alone for an appliance in the basket, of which there must be one', () => {
    const work = (fields: Record<string, string>) => plainAddRequest.safeParse({ sku: 'W', ...fields });
    expect(work({ connect: extraValue({ id: 3, forOptionId: 4 }), collect: '' }).data).toEqual([
      { product_id: 3, quantity: 1, option_selections: [{ option_id: 4, option_value: 'W' }] },
    ]);
    expect(work({ connect: '' }).error?.issues[0]?.message).toBe('Choose what you want done.');
  });

  it.each([
    { product: '0' },
    { quantity: '0' },
    { quantity: '100' },
    { product: '1e3' },
    { connect: '3' },
    { variant: 'x' },
  ])('are refused with %o', (fields) => expect(items(fields)).toBeUndefined());
});

it('the form for replacing a broken appliance is read with its services, day and postcode', () => {
  const form = { product: '7', quantity: '1', sku: 'TW-914' };
  const read = (fields: Record<string, string>) => plainSwitchRequest.safeParse({ ...form, ...fields });
  expect(read({ work: '31-5 32-6', day: '2026-11-28', postcode: 'ls63bn' }).data).toEqual({
    items: [
      { product_id: 7, quantity: 1 },
      { product_id: 31, quantity: 1, option_selections: [{ option_id: 5, option_value: 'TW-914' }] },
      { product_id: 32, quantity: 1, option_selections: [{ option_id: 6, option_value: 'TW-914' }] },
    ],
    day: '2026-11-28',
    postcode: 'LS6 3BN',
  });
  expect(read({ postcode: 'nowhere' }).data).toMatchObject({ day: null, postcode: '' });
  expect(read({ work: '31' }).success).toBe(false);
  expect(read({ day: 'tomorrow' }).success).toBe(false);
});
